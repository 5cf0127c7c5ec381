//! Golden records: whole games that must replay for ever, each of which shows what its first line says.

//! What brings an older store up to date.
//!
//! A store remembers each migration it has been through by its number and the hash of its text, so files that have
//! landed must never change.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::StoreError;

/// A migration: its number, its name and its text.
pub(crate) type File = (i64, &'static str, &'static str);

/// All of them, in order.
pub(crate) fn all(files: &[File]) -> Migrator {
    let migration = |(number, about, sql): &File| {
        Migration::new(*number, (*about).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

/// Why a store cannot be used.
pub(crate) fn explain(error: MigrateError, files: &[File]) -> StoreError {
    let newest = files.iter().map(|(number, ..)| *number).max().unwrap_or_default();
    match error {
        MigrateError::VersionMissing(number) if number > newest => StoreError::Unread(format!(
            "a newer version of akhet has used it: its database has version {number}, and this program knows versions up \
             to {newest}. Start the newer program, or restore a backup from before"
        )),
        other => StoreError::Unread(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use data_encoding::HEXLOWER;

    use super::*;
    use crate::{postgres, sqlite};

    #[test]
    fn every_file_is_there_under_its_number_and_name() {
        for (engine, files) in
            [("sqlite", sqlite::migrations::FILES), ("postgres", postgres::migrations::FILES)]
        {
            let folder = format!("{}/migrations/{engine}", env!("CARGO_MANIFEST_DIR"));
            let mut found: Vec<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            found.sort();
            let named: Vec<String> =
                files.iter().map(|(number, about, _)| format!("{number:04}_{about}.sql")).collect();
            assert_eq!(found, named, "{engine}");
        }
    }

    fn hashes(files: &[File]) -> Vec<String> {
        all(files).iter().map(|migration| HEXLOWER.encode(&migration.checksum)).collect()
    }

    /// The hashes recorded in stores that are in use. If these changed, the stores would not open.
    #[test]
    fn what_has_landed_has_not_changed() {
        let recorded = [
            "64a0ff56ae25b3ead8c391714dc801765deaa7dcfa2a4d31bc5bdb1e339b65e4a292b93ea2740665445c37aa525ff9c5",
            "9e1e5fbda6a1f27e805e9fe683c299aed4954f0a27f602f6d810ae57d96b4ff610f051675c34180cd942ff9cab063e6a",
            "df15472e09d48fcf5469aba21822f679854736bfa06fe63cf6801de36ca7d988e3d40c92ad6cb91167d3441e36d979f7",
            "5af2f8c57cf02b02cb68a3a4a7e2a8835e1a81d2616f0ff1ab2d50bbfb959af2f928bc3abdcbd483b3e9f3f3f1d8e7b9",
            "40021c0d32c70b4126183044099812a9f9e3bd0759285668c80be215684275cfc7adc03c7b8189f341b07065d9893fbc",
            "26b725c142d4692e243d98bd402bf39bde71def8f06fa262009c476e6f4a5c97b83f7aec15b58919c90055ea449b6837",
            "3fddbd110f054a98dacb33928ac74c825b0ba9182cf20af40043b31f1fadf31b13c3e181c4e7d086acb128fb25a93587",
            "97841d45bb5dbc518e922406b5ae79c26ae1128845dffc4a1e4d6b4b50aacdc1a08c60934c11a887f37a9dd5750adfed",
            "4752babf45abc2d27809aed7401d7492e9cf97e3371f2370e892feac227aaaffbcf098ad91ad91e0d32479ea61476442",
            "c1ef13d80a85a8c4cefdaad0cffba33ba774944f20bc49c8ee124b3b9bbc47751580d52e996136590ec16844f9c92773",
            "a29eba1535a847581d30316ea6b64efeca35b67229a2ff03d81f5db0c33a2ba21dc93911423a5d34cc1b8cc16743dc86",
            "160e5da26bbeb01fe91bbc5ced567bc04cff6d805adacdc8807c7f9ed11b598882a4d4917c56894614c824e516fedb87",
            "ef9ca1883beb8bf97e24b3f3d4cf103a67ce772e7e5fd9eb332c546cd145bbc8cb19d1bc67325096269bc5693a8ec1bc",
            "88d89449db8f3af1acf616b8349236a069804d60af0fa476fbc010f4050bb1c22856c2938c4d2c99d63cd2170cbb0f35",
            "701a890e5183eb36a16c57bdea0b0940ecc4f8bbbeabe937f8f39867f04b2049f6bcd120e22c1aafcc49110e084da439",
            "f10f6d4aec9629340e8e8200e39289bebec3593a411b8bf1cd4786b9d52185723d0c6b56afe7eb8e409976db50666b0f",
            "f7c6efecb0b24c57456ab2228a7ede6b70d5a4593efa8c245a00075e39477b6a34069601df814d4af7861bb08afb9846",
        ];
        assert_eq!(hashes(sqlite::migrations::FILES), recorded);
    }

    #[test]
    fn what_has_landed_for_databases_that_are_shared_has_not_changed() {
        let recorded = [
            "fe2bb631e401d0f7dfec636d01bbe2e5185f65912b337779414a6474f561c32377ebcfe05e3ba56b01baf4d697b2187e",
            "876625a2e1cb7efe8cb41be890c74b7dfe7bad88879e4bde166e22122c79811a130dd1a10c321aac03b3d9550683576e",
            "984cbe745e6f6a862c2825104f58748f1811e67d9b6c3993fb52b4b21fd41f8de4fc62fb6eef551713b790ecf4edd239",
            "9a9479b37fa5206d35b4141cc2c788133d6d1a1d88680766a9d1b9d69bb50e70dd4f8afbc751deb5b17d45f40e0f243c",
            "252530effa7f595666f1e8e9b0b9544c41fdb464bed9a31c5f407734cf7aa1bc628bf69fd318f9f78c7ac747870b29db",
            "dfda81b36b45a12fa021c654c02f4f9db3dfa143d76353d19944f35df185571507179313c9a195fe1cfa62948008d3f9",
            "f2a79688c9cef62e82a749d8432ca8aa79755b8744e206175e3e45183f0b699db170f9d4dd383fec474b9e9137b8ffcb",
            "3e469530f9e461e7b79d415d061b0539f04a4a594c20ba63f3a1e881d0e0f7495933c73c9d25cf66391a90152d0e408e",
            "15ec30d4bc4bae108b52643fae46b0b6398ef1d1d03c9444ccabfd55f5b4784e1b898b6ee59d6791feef7d5b04f3785c",
            "632f158cba9588380ea3f2970b95053ba96ff79928c292df915f9ff9962faf21299ed18acc57bcb789a373d7bbf12820",
            "38a68cd91f87480eac77d632d36de37b6c604958f04864829751a9dac71a9414a817bc3b3d2cee92e53f96b1bd414cd3",
            "3009a0b506873bde4b21394382fd0f8e72e507eff6d5896766f9c87749fbe0072e653cd6fc3db7ea598f4bb38a9c8d24",
            "984036c5f061970207fa19056a24338f6f31c54dbb38a4f0e4ef3ffd63308da1fe66b5eee49cfb13ceb07a39eb796df0",
            "9e89f6e983d938749bcd04774c469eb8f90a7b5b892414d7cc790028dff51dd33fb3b16447e38bfdfbd5b1f468a795e2",
            "51d66ffe25ff0340fdfb703ccd680cd1623cd86e931a8b44c648e9a3161aeed036ae6c54ff0ab5fa0b4cb1ca13c8d961",
            "3bd27a402b28c60b6f9cd3bb209da00d789b0861192fede8bfd565e4794240da6491570dfceeeb20f72addee4608c04a",
            "2d4629ce379776f5d5d1a6ba63b271dba1e7a32874e83ebe6da6a449c371843a855d191aa352d61b1d19aa1ce09a722e",
        ];
        assert_eq!(hashes(postgres::migrations::FILES), recorded);
    }
}

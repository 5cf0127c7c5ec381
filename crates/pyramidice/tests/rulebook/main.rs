//! The rulebook and the rulings, one by one.

mod architects;
mod building;
mod deities;
mod end;
mod examples;
mod options;
mod powers;
mod rest;
mod scarabs;
mod secrets;
mod setup;
mod speaking;
mod support;
mod work;

//! The program as a process: what it prints, what it refuses, how it exits.

mod admin;
mod archive;
mod arena;
mod bench;
mod bot;
#[cfg(target_os = "linux")]
mod cluster;
mod commands;
mod documents;
mod dump;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod kills;
mod learn;
mod review;
#[cfg(target_os = "linux")]
mod server;
mod verify;

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// How a run of the program ended, and what it said.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn akhet(arguments: &[&str]) -> Ran {
    akhet_with(arguments, "")
}

fn akhet_with(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built with its tests");
    // A program that refuses its arguments does not read its input, and that is fine.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    Ran {
        code: status.code(),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

//! The examples for operators are what their programs understand.

use std::fs;
use std::net::Ipv4Addr;
use std::process::Command;

use xtask::workspace::root;

fn example(name: &str) -> String {
    // Nobody is called so here.
    let text = fs::read_to_string(root().join("packaging").join(name)).unwrap();
    text.replace("one:8080", "127.0.0.1:18081").replace("two:8080", "127.0.0.1:18082")
}

/// Checks an example by a command that is given the path of a copy.
fn check(name: &str, command: &str, arguments: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join(name);
    fs::write(&copy, example(name)).unwrap();
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new(command);
    command.env("PATH", format!("{path}:/usr/sbin")).env("HOME", folder.path());
    let output = command.args(arguments).arg(&copy).output().expect("`cargo xtask test` installs it");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn nginx_understands_its_example() {
    check("nginx.conf", "nginx", &["-q", "-t", "-c"]);
}

#[test]
fn caddy_understands_its_example() {
    check("Caddyfile", "caddy", &["validate", "--adapter", "caddyfile", "--config"]);
}

#[test]
fn the_unit_names_only_settings_that_the_server_has() {
    let known = fs::read_to_string(root().join("crates/cli/src/arguments/serving.rs")).unwrap();
    for file in ["akhet.service", "default", "compose.yaml", "Containerfile"] {
        let text = example(file);
        let words = text.split(|sign: char| !sign.is_ascii_uppercase() && sign != '_');
        for name in words.filter(|word| word.starts_with("AKHET_") && *word != "AKHET_PASSWORD") {
            assert!(known.contains(&format!("env = \"{name}\"")), "{file}: {name}");
        }
    }
}

#[test]
fn nodes_that_are_started_together_believe_the_proxy_beside_them() {
    let text = example("compose.yaml");
    let told = text.lines().find_map(|line| line.trim().strip_prefix("AKHET_TRUSTED_PROXY: ")).unwrap();
    // The first networks that Docker and Podman give to what is started together.
    for proxy in ["172.18.0.7", "10.89.0.7"] {
        let proxy: Ipv4Addr = proxy.parse().unwrap();
        let has = |network: &str| {
            let (start, length) = network.split_once('/').unwrap();
            let (start, length): (Ipv4Addr, u32) = (start.parse().unwrap(), length.parse().unwrap());
            start.to_bits() >> (32 - length) == proxy.to_bits() >> (32 - length)
        };
        assert!(told.split(',').any(has), "{proxy} in {told}");
    }
}

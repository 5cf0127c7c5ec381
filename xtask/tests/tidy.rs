//! The rules of the house, held against the project as it is.

use std::process::Command;

use cargo_metadata::{DependencyKind, MetadataCommand, camino::Utf8Path};
use xtask::tidy::dependencies::{self, Dependency, Kind};
use xtask::tidy::licences::{self, Allowed, Package};
use xtask::tidy::{games, manifests, rooms, sources, styles, texts, words};
use xtask::workspace::{Source, read, root};

#[test]
fn dependencies_point_down() {
    check(&dependencies::problems(&dependencies()));
}

#[test]
fn no_word_is_where_it_does_not_belong() {
    check(&sources::problems(&files()));
}

#[test]
fn every_crate_follows_the_workspace() {
    check(&manifests::problems(&files()));
}

#[test]
fn every_game_has_the_same_files_and_rooms() {
    check(&games::layout_problems(&files()));
}

#[test]
fn rooms_know_only_what_they_may() {
    check(&rooms::problems(&files()));
}

#[test]
fn every_ruling_has_a_test() {
    check(&games::unpinned_rulings(&files()));
}

#[test]
fn everything_in_the_lock_file_may_be_used() {
    let text = |path: &str| files().into_iter().find(|source| source.path == path).unwrap().text;
    let allowed = Allowed::parse(&text("deny.toml")).unwrap();
    check(&licences::source_problems(&text("Cargo.lock"), &allowed));
    check(&licences::licence_problems(&packages(), &allowed));
}

#[test]
fn pages_keep_their_styles_to_themselves() {
    check(&styles::problems(&files()));
}

#[test]
fn every_text_is_written_as_its_language_is() {
    check(&words::problems(&files()));
}

#[test]
fn no_file_holds_what_no_file_should() {
    check(&texts::problems(&files()));
}

#[track_caller]
fn check(problems: &[String]) {
    assert!(problems.is_empty(), "the project is not tidy:\n{}", problems.join("\n"));
}

fn files() -> Vec<Source> {
    let files = read(&root()).unwrap();
    assert!(
        files.iter().any(|source| source.path == "xtask/tests/tidy.rs"),
        "this very file should be among them"
    );
    files
}

/// What is compiled on this machine. What other systems need need not even be here.
fn packages() -> Vec<Package> {
    let version = Command::new("rustc").arg("-vV").output().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let options = ["--locked", "--offline", "--filter-platform", host].map(str::to_owned);
    let mut command = MetadataCommand::new();
    let metadata = command.manifest_path(root().join("Cargo.toml")).other_options(options).exec().unwrap();
    let package = |package: cargo_metadata::Package| Package {
        name: package.name.to_string(),
        licence: package.license,
    };
    metadata.packages.into_iter().map(package).collect()
}

fn dependencies() -> Vec<Dependency> {
    let metadata = MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec().unwrap();
    let folder =
        |path: &Utf8Path| path.strip_prefix(&metadata.workspace_root).unwrap().as_str().replace('\\', "/");
    let mut dependencies = Vec::new();
    for package in &metadata.packages {
        let of = folder(package.manifest_path.parent().unwrap());
        for dependency in &package.dependencies {
            let on = dependency.path.as_ref().map_or_else(|| dependency.name.clone(), |path| folder(path));
            let kind = if dependency.kind == DependencyKind::Development { Kind::Dev } else { Kind::Normal };
            dependencies.push(Dependency { of: of.clone(), on, kind });
        }
    }
    dependencies
}

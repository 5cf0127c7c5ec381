//! What others install: an archive, a Debian package and a container image, as far as this machine can make them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::suite::succeed;
use crate::workspace::{cargo, is_on_path, target};

/// Builds the program once, and everything that can be made of it here. Says what was made, and what was skipped.
pub fn run(root: &Path) -> Result<String, String> {
    succeed(cargo(root).args(["build", "--profile", "dist", "--locked", "--package", "cli"]))?;
    let program = target(root).join("dist").join("akhet");
    let folder = target(root).join("packages");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let told = [archive(root, &program, &folder)?, package(root, &program, &folder)?, image(root)?];
    Ok(told.join("; "))
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn archive(root: &Path, program: &Path, folder: &Path) -> Result<String, String> {
    let name = format!("akhet-{VERSION}-{}", std::env::consts::ARCH);
    let stage = Stage::new(folder.join(&name))?;
    stage.copy(program, "akhet")?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE", "NOTICE.md"] {
        stage.copy(&root.join(file), file)?;
    }
    for (from, files) in
        [("docs", files_of(&root.join("docs"))?), ("packaging", files_of(&root.join("packaging"))?)]
    {
        for file in files {
            stage.copy(&root.join(from).join(&file), &format!("{from}/{file}"))?;
        }
    }
    let made = folder.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.arg("--create").arg("--gzip").args(["--owner=0", "--group=0", "--sort=name"]);
    succeed(tar.arg("--file").arg(&made).arg("--directory").arg(folder).arg(&name))?;
    Ok(format!("{} is made", made.display()))
}

fn package(root: &Path, program: &Path, folder: &Path) -> Result<String, String> {
    let Some((architecture, libc)) = debian() else {
        return Ok("no Debian package, because there is no dpkg here".to_owned());
    };
    let name = format!("akhet_{VERSION}_{architecture}");
    let stage = Stage::new(folder.join(&name))?;
    stage.copy(program, "usr/bin/akhet")?;
    stage.copy(&root.join("packaging/akhet.service"), "lib/systemd/system/akhet.service")?;
    stage.copy(&root.join("packaging/default"), "etc/default/akhet")?;
    for file in ["LICENSE", "NOTICE.md"] {
        stage.copy(&root.join(file), &format!("usr/share/doc/akhet/{file}"))?;
    }
    stage.write("DEBIAN/control", &control(&architecture, &libc))?;
    stage.write("DEBIAN/conffiles", "/etc/default/akhet\n")?;
    let made = folder.join(format!("{name}.deb"));
    let mut build = Command::new("dpkg-deb");
    succeed(build.args(["--build", "--root-owner-group"]).arg(&stage.0).arg(&made))?;
    Ok(format!("{} is made", made.display()))
}

/// What Debian calls this machine, and the version of its C library, which is the oldest that the program runs with.
fn debian() -> Option<(String, String)> {
    let ask = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let architecture = ask("dpkg", &["--print-architecture"])?;
    let libc = ask("dpkg-query", &["--show", "--showformat=${Version}", "libc6"])?;
    Some((architecture, libc.split('-').next().unwrap_or(&libc).to_owned()))
}

fn control(architecture: &str, libc: &str) -> String {
    format!(
        "Package: akhet\nVersion: {VERSION}\nArchitecture: {architecture}\nMaintainer: Akhet <akhet@localhost>\n\
         Section: games\nPriority: optional\nDepends: libc6 (>= {libc})\nSuggests: postgresql, nats-server\n\
         Description: Egyptian board games in the browser and in the terminal\n \
         Three board games with every rule right, against people and computer players.\n"
    )
}

/// Whether a program that builds images can do so: one of them needs a server.
fn answers(builder: &str) -> bool {
    let asked = Command::new(builder).arg("info").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn image(root: &Path) -> Result<String, String> {
    let Some(builder) = ["podman", "docker"].into_iter().find(|name| is_on_path(name) && answers(name))
    else {
        return Ok("no container image, because neither podman nor docker works here".to_owned());
    };
    let tag = format!("akhet:{VERSION}");
    let mut build = Command::new(builder);
    build.current_dir(root).args(["build", "--file", "packaging/Containerfile", "--tag", &tag, "."]);
    succeed(&mut build)?;
    Ok(format!("the image {tag} is made"))
}

/// A folder that holds what is packed, and nothing else.
struct Stage(PathBuf);

impl Stage {
    fn new(folder: PathBuf) -> Result<Stage, String> {
        if folder.exists() {
            fs::remove_dir_all(&folder)
                .map_err(|error| format!("{} cannot be emptied: {error}", folder.display()))?;
        }
        Ok(Stage(folder))
    }

    fn copy(&self, from: &Path, to: &str) -> Result<(), String> {
        let to = self.place(to)?;
        let copied = fs::copy(from, &to);
        copied.map(|_| ()).map_err(|error| format!("{} cannot be copied: {error}", from.display()))
    }

    fn write(&self, to: &str, text: &str) -> Result<(), String> {
        let to = self.place(to)?;
        fs::write(&to, text).map_err(|error| format!("{} cannot be written: {error}", to.display()))
    }

    fn place(&self, to: &str) -> Result<PathBuf, String> {
        let to = self.0.join(to);
        let folder = to.parent().expect("it lies in the stage");
        fs::create_dir_all(folder)
            .map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        Ok(to)
    }
}

/// The files that lie directly in a folder.
fn files_of(folder: &Path) -> Result<Vec<String>, String> {
    let unreadable = |error| format!("{} cannot be listed: {error}", folder.display());
    let entries =
        fs::read_dir(folder).map_err(unreadable)?.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    let files = entries.into_iter().filter(|entry| entry.path().is_file());
    Ok(files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

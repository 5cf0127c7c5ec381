//! What may be depended on, as `deny.toml` says: under which licences, and from where.

use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

/// What `deny.toml` allows.
#[derive(Deserialize)]
pub struct Allowed {
    licenses: Licences,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// A package that somebody else wrote, or one of ours.
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its licence, as it says itself.
    pub licence: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    /// None for a crate of the workspace.
    source: Option<String>,
    checksum: Option<String>,
}

impl Allowed {
    /// Reads `deny.toml`.
    pub fn parse(text: &str) -> Result<Allowed, String> {
        toml::from_str(text).map_err(|error| format!("deny.toml: {error}"))
    }

    fn permits(&self, licence: &str) -> bool {
        let parsed = Expression::parse_mode(licence, ParseMode::LAX);
        let allowed: Vec<Licensee> =
            self.licenses.allow.iter().filter_map(|one| Licensee::parse(one).ok()).collect();
        parsed.is_ok_and(|parsed| parsed.evaluate(|asked| allowed.iter().any(|one| one.satisfies(asked))))
    }
}

/// Every package that may not be used because of its licence.
pub fn licence_problems(packages: &[Package], allowed: &Allowed) -> Vec<String> {
    let problem = |package: &Package| match &package.licence {
        None => Some(format!("Cargo.lock: `{}` does not say what its licence is", package.name)),
        Some(licence) if allowed.permits(licence) => None,
        Some(licence) => {
            Some(format!("Cargo.lock: `{}` is under {licence}, which deny.toml does not allow", package.name))
        }
    };
    packages.iter().filter_map(problem).collect()
}

/// Every package that does not come from where packages should, or could be another one tomorrow.
pub fn source_problems(lock: &str, allowed: &Allowed) -> Vec<String> {
    let lock: Lock = match toml::from_str(lock) {
        Ok(lock) => lock,
        Err(error) => return vec![format!("Cargo.lock: {error}")],
    };
    let problem = |package: &Locked| {
        let source = package.source.as_deref()?;
        let is_known = source
            .strip_prefix("registry+")
            .is_some_and(|registry| allowed.sources.allow_registry.iter().any(|one| one == registry));
        if !is_known {
            return Some(format!(
                "Cargo.lock: `{}` comes from {source}, which deny.toml does not allow",
                package.name
            ));
        }
        package.checksum.is_none().then(|| format!("Cargo.lock: `{}` has no checksum", package.name))
    };
    lock.package.iter().filter_map(problem).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed() -> Allowed {
        let text = "[licenses]\nallow = ['MIT', 'Apache-2.0 WITH LLVM-exception']\n\
                    [sources]\nallow-registry = ['https://example.org/index']";
        Allowed::parse(text).unwrap()
    }

    #[track_caller]
    fn check_licence(licence: Option<&str>, expected: &[&str]) {
        let package = Package { name: "glue".to_owned(), licence: licence.map(str::to_owned) };
        assert_eq!(licence_problems(&[package], &allowed()), expected);
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_found() {
        for good in
            ["MIT", "MIT OR GPL-2.0-only", "GPL-2.0-only/MIT", "Apache-2.0 WITH LLVM-exception AND MIT"]
        {
            check_licence(Some(good), &[]);
        }
        for bad in ["GPL-2.0-only", "MIT AND GPL-2.0-only", "Apache-2.0", "Beerware 42", ""] {
            check_licence(
                Some(bad),
                &[&format!("Cargo.lock: `glue` is under {bad}, which deny.toml does not allow")],
            );
        }
        check_licence(None, &["Cargo.lock: `glue` does not say what its licence is"]);
    }

    #[test]
    fn a_package_from_elsewhere_is_found() {
        let lock = |rest: &str| format!("[[package]]\nname = 'glue'\nversion = '1.0.0'\n{rest}");
        let check =
            |rest: &str, expected: &[&str]| assert_eq!(source_problems(&lock(rest), &allowed()), expected);
        check("", &[]);
        check("source = 'registry+https://example.org/index'\nchecksum = 'ab'", &[]);
        check("source = 'registry+https://example.org/index'", &["Cargo.lock: `glue` has no checksum"]);
        for elsewhere in ["git+https://example.org/glue", "registry+https://example.com/index"] {
            let problem =
                format!("Cargo.lock: `glue` comes from {elsewhere}, which deny.toml does not allow");
            check(&format!("source = '{elsewhere}'\nchecksum = 'ab'"), &[&problem]);
        }
    }
}

//! What whoever runs the place lets it say to the outside.

use std::fmt;

use post::{Address, Guard, Mailer};

/// What a place may say to the outside, checked.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Outside {
    /// Scheme and host under which people reach it, without a path.
    pub(crate) origin: Option<String>,
    pub(crate) guard: Guard,
    /// Hosts of services for pushes besides those of browser vendors.
    pub(crate) push_to: Vec<String>,
    mail: Option<MailServer>,
}

/// The same as it is written.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct OutsideSettings {
    /// Scheme and host under which people reach the place.
    pub origin: Option<String>,
    /// Networks to which people may have something sent besides the open internet.
    pub webhooks_to: Vec<String>,
    /// Hosts of services for pushes besides those of browser vendors.
    pub push_to: Vec<String>,
    /// The server for mail.
    pub mail: Option<String>,
    /// Its password, if it is not in the address.
    pub mail_password: Option<String>,
    /// Who mail comes from.
    pub mail_from: Option<String>,
}

#[derive(Clone, PartialEq, Eq)]
struct MailServer {
    server: String,
    password: Option<String>,
    from: String,
}

impl Outside {
    /// Checks what somebody has written.
    pub fn read(settings: &OutsideSettings) -> Result<Outside, String> {
        let OutsideSettings { origin, webhooks_to, push_to, mail, mail_password, mail_from } = settings;
        let origin = origin.as_deref().map(read_origin).transpose()?;
        let mail = match (mail, mail_from) {
            (None, None) => None,
            (Some(server), Some(from)) => {
                if origin.is_none() {
                    return Err(
                        "links in mails need to know where people reach the server: give --origin".to_owned()
                    );
                }
                let (server, password, from) = (server.clone(), mail_password.clone(), from.clone());
                Some(MailServer { server, password, from })
            }
            (Some(_), None) => return Err("with --mail, give --mail-from, too".to_owned()),
            (None, Some(_)) => return Err("with --mail-from, give --mail, too".to_owned()),
        };
        let outside = Outside {
            origin,
            guard: Guard::new(webhooks_to).map_err(|error| error.to_string())?,
            push_to: push_to.clone(),
            mail,
        };
        outside.mailer()?;
        Ok(outside)
    }

    /// What sends mail, if anything does.
    pub(crate) fn mailer(&self) -> Result<Option<Mailer>, String> {
        let Some(MailServer { server, password, from }) = &self.mail else { return Ok(None) };
        Mailer::new(server, password.as_deref(), from).map(Some).map_err(|error| error.to_string())
    }
}

/// Scheme and host, and a port if it is not the usual one.
fn read_origin(text: &str) -> Result<String, String> {
    let address = text.trim_end_matches('/').parse::<Address>();
    let origin = address.ok().map(|address| address.origin());
    let origin = origin.filter(|origin| origin.eq_ignore_ascii_case(text.trim_end_matches('/')));
    origin.ok_or_else(|| format!("`{text}` is no scheme with a host, such as https://games.example.org"))
}

/// Without what nobody may read in a log.
impl fmt::Debug for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outside { origin, guard, push_to, mail } = self;
        let from = mail.as_ref().map(|mail| &mail.from);
        f.debug_struct("Outside")
            .field("origin", origin)
            .field("guard", guard)
            .field("push_to", push_to)
            .field("mail_from", &from)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> OutsideSettings {
        OutsideSettings {
            origin: Some("https://games.example.org/".to_owned()),
            mail: Some("smtps://akhet:secret@mail.example.org".to_owned()),
            mail_from: Some("akhet@example.org".to_owned()),
            ..OutsideSettings::default()
        }
    }

    #[tokio::test]
    async fn what_is_written_is_checked_and_no_password_is_shown() {
        let outside = Outside::read(&written()).unwrap();
        assert_eq!(outside.origin.as_deref(), Some("https://games.example.org"));
        assert!(!format!("{outside:?}").contains("secret"));
        let problem = |change: fn(&mut OutsideSettings)| {
            let mut settings = written();
            change(&mut settings);
            Outside::read(&settings).err().unwrap_or_default()
        };
        assert!(problem(|settings| settings.origin = None).contains("--origin"));
        assert!(problem(|settings| settings.mail_from = None).contains("--mail-from"));
        assert!(problem(|settings| settings.mail = None).contains("--mail"));
        assert!(
            problem(|settings| settings.origin = Some("example.org".to_owned())).contains("`example.org`")
        );
        assert!(
            problem(|settings| settings.origin = Some("https://example.org/a".to_owned())).contains("scheme")
        );
        assert!(problem(|settings| settings.webhooks_to = vec!["home".to_owned()]).contains("`home`"));
    }
}

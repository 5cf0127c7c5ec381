//! Mail by the server of whoever is in charge.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message, MessageBuilder};
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, AsyncTransport, Tokio1Executor};
use tokio::time::timeout;
use url::{Host, Url};

use crate::Undelivered;

/// How long a letter may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sends mail.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A server for mail that cannot be one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMailer(String);

impl fmt::Display for BadMailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadMailer {}

/// A letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Who gets it.
    pub to: String,
    /// What it is about, in a line.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// Where a program can stop more of them, by posting there.
    pub stop: Option<String>,
}

impl Mailer {
    /// Mail by a server such as `smtps://user:password@mail.example.org` or `smtp://mail.example.org:587`, from somebody such as
    /// `Akhet <akhet@example.org>`. A password that is given besides counts.
    pub fn new(server: &str, password: Option<&str>, from: &str) -> Result<Mailer, BadMailer> {
        let bad = |about: &str| BadMailer(format!("the server for mail cannot be used: {about}"));
        let url = Url::parse(server).map_err(|_| {
            bad("it is written as in smtps://user@mail.example.org or smtp://user@mail.example.org:587")
        })?;
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or_else(|| bad("it has no host"))?;
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let is_here = match url.host() {
            Some(Host::Ipv4(ip)) => IpAddr::from(ip).is_loopback(),
            Some(Host::Ipv6(ip)) => IpAddr::from(ip).is_loopback(),
            // The name of another scheme is not read as a number.
            Some(Host::Domain(name)) => {
                name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
            }
            None => false,
        };
        let tls = || TlsParameters::new(host.to_owned()).map_err(|error| bad(&error.to_string()));
        let (tls, port) = match url.scheme() {
            "smtps" => (Tls::Wrapper(tls()?), 465),
            // On this machine, nobody listens in.
            "smtp" if is_here => (Tls::None, 25),
            "smtp" => (Tls::Required(tls()?), 587),
            _ => return Err(bad("it begins with smtp:// or smtps://")),
        };
        let transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host)
            .port(url.port().unwrap_or(port))
            .tls(tls)
            .timeout(Some(PATIENCE));
        let decode = |text: &str| percent_decoded(text).ok_or_else(|| bad("its user or password is no text"));
        let user = decode(url.username())?;
        let password = match password {
            Some(password) => Some(password.to_owned()),
            None => url.password().map(decode).transpose()?,
        };
        let transport = match password {
            Some(password) if !user.is_empty() => transport.credentials(Credentials::new(user, password)),
            Some(_) => return Err(bad("there is a password, but no user")),
            None if user.is_empty() => transport,
            None => return Err(bad("there is a user, but no password")),
        };
        let from = from.parse().map_err(|_| {
            BadMailer(format!(
                "mail cannot come from `{from}`; it is written as in Akhet <akhet@example.org>"
            ))
        })?;
        Ok(Mailer { transport: transport.build(), from })
    }

    /// The address that mail comes from.
    pub fn address(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends a letter.
    pub async fn send(&self, letter: &Letter) -> Result<(), Undelivered> {
        let message = self.write(letter)?;
        let sending = self.transport.send(message);
        let sent = timeout(PATIENCE, sending).await.map_err(|_| Undelivered::Late)?;
        sent.map(|_| ()).map_err(|error| {
            tracing::warn!(%error, "a mail was not sent");
            match error.status() {
                Some(code) => Undelivered::Refused(u16::from(code)),
                None if error.is_timeout() => Undelivered::Late,
                None if error.is_response() || error.is_tls() => Undelivered::Unclear,
                None => Undelivered::Unreachable,
            }
        })
    }

    fn write(&self, letter: &Letter) -> Result<Message, Undelivered> {
        let to: Address = letter.to.parse().map_err(|_| Undelivered::Unknown)?;
        let headers = MessageBuilder::new().from(self.from.clone()).to(Mailbox::new(None, to));
        // Whatever a name holds, it is part of one line.
        let headers = headers.subject(one_line(&letter.subject)).date_now();
        let mut message = headers
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|_| Undelivered::Unclear)?;
        let mut set = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        };
        set("Auto-Submitted", "auto-generated".to_owned());
        if let Some(stop) = &letter.stop {
            set("List-Unsubscribe", format!("<{}>", one_line(stop)));
            set("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        Ok(message)
    }
}

fn one_line(text: &str) -> String {
    text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect()
}

/// A text in which `%40` stands for `@`.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::new();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            decoded.push(byte);
            continue;
        }
        let digits = [bytes.next()?, bytes.next()?];
        decoded.push(data_encoding::HEXLOWER_PERMISSIVE.decode(&digits).ok()?.pop()?);
    }
    String::from_utf8(decoded).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(server: &str, password: Option<&str>) -> String {
        let made = Mailer::new(server, password, "Akhet <akhet@example.org>");
        made.err().map_or_else(String::new, |problem| problem.to_string())
    }

    #[tokio::test]
    async fn a_server_is_named_by_its_address() {
        for (server, password) in [
            ("smtp://127.0.0.1:2525", None),
            ("smtp://localhost", None),
            ("smtps://akhet%40example.org:se%2Fcret@mail.example.org", None),
            ("smtp://akhet@mail.example.org:587", Some("secret")),
        ] {
            assert_eq!(problem(server, password), "", "{server}");
        }
        assert!(problem("mail.example.org", None).contains("smtps://"));
        assert!(problem("http://mail.example.org", None).contains("begins with"));
        assert!(problem("smtps://akhet@mail.example.org", None).contains("no password"));
        assert!(problem("smtps://mail.example.org", Some("secret")).contains("no user"));
        assert!(problem("smtps://a:%ff@mail.example.org", None).contains("no text"));
        let from = Mailer::new("smtp://localhost", None, "nobody").err().unwrap().to_string();
        assert!(from.contains("`nobody`"), "{from}");
    }

    #[tokio::test]
    async fn nothing_that_somebody_is_called_becomes_a_line_of_its_own() {
        let mailer = Mailer::new("smtp://localhost", None, "Akhet <akhet@example.org>").unwrap();
        let letter = Letter {
            to: "zsofi@example.org".to_owned(),
            subject: "Zsófi\r\nBcc: all@example.org\r\n\r\nHello".to_owned(),
            text: "Your turn.\r\n.\r\nQUIT\r\n".to_owned(),
            stop: Some("https://example.org/stop\r\nBcc: all@example.org".to_owned()),
        };
        let written = String::from_utf8(mailer.write(&letter).unwrap().formatted()).unwrap();
        let (headers, _) = written.split_once("\r\n\r\n").unwrap();
        assert!(!headers.lines().any(|line| line.to_lowercase().starts_with("bcc")), "{headers}");
        assert!(headers.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{headers}");
        for to in ["a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org", "<a@example.org>"] {
            let letter = Letter { to: to.to_owned(), ..letter.clone() };
            assert!(mailer.write(&letter).is_err(), "{to}");
        }
    }
}

//! Who sees what of an account.

use maud::{Markup, html};
use service::{Audience, Presence, Seeing};

use super::address;
use crate::frame::Frame;
use crate::pages::account::narrow;

pub(crate) fn page(frame: &Frame<'_>, seeing: Seeing, name: &str) -> Markup {
    let title = frame.say("seeing", &[]);
    let audiences = [
        (Audience::Everybody, frame.say("seeing-everybody", &[]), frame.say("seeing-everybody.about", &[])),
        (Audience::Friends, frame.say("seeing-friends", &[]), frame.say("seeing-friends.about", &[])),
        (Audience::Nobody, frame.say("seeing-nobody", &[]), frame.say("seeing-nobody.about", &[])),
    ];
    let body = html! {
        section.card.prose {
            h1 { (title) }
            form method="post" action="/account/seeing" {
                fieldset.seeing {
                    legend { h2 { (frame.say("seeing-profile", &[])) } }
                    @for (audience, label, about) in audiences {
                        label.check {
                            input type="radio" name="profile" value=(audience.name())
                                checked[audience == seeing.profile];
                            span { b { (label) } " " span.mut { (about) } }
                        }
                    }
                }
                h2 { (frame.say("seeing-here", &[])) }
                label.check {
                    input type="checkbox" name="presence" value=(Presence::Shown.name())
                        checked[seeing.presence == Presence::Shown];
                    span { (frame.say("seeing-here.about", &[])) }
                }
                p { button.btn.pri { (frame.say("save", &[])) } }
            }
            p { a href=(address(name)) { (frame.say("profile-own", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}

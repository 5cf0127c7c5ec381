//! The ratings of a server.

use std::io::Write;

use service::{FitMade, Place, Refusal};

use super::super::archive::place;
use super::super::serve::runtime;
use crate::arguments::Rate;
use crate::failure::Failure;

pub(super) fn run(arguments: &Rate, out: &mut impl Write) -> Result<(), Failure> {
    let place = place(arguments.data.as_ref(), arguments.database.as_ref())?;
    if let Place::Folder(folder, _) = &place
        && !folder.exists()
    {
        return Err(Failure::failed(format!("there is no folder {}", folder.display())));
    }
    runtime()?.block_on(async {
        let opened = service::open_beside(&place, &[]).await.map_err(Failure::failed)?;
        let fitted = async {
            if arguments.from_scratch {
                opened.tables.rate_from_scratch().await?;
            }
            opened.tables.fit_now().await
        };
        let fitted = fitted.await.map_err(refused);
        opened.people.close().await;
        tell(fitted?.as_ref(), out)
    })
}

fn tell(fitted: Option<&FitMade>, out: &mut impl Write) -> Result<(), Failure> {
    let Some(FitMade { fit, upto, found }) = fitted else {
        writeln!(out, "There is no result of a rated game yet.")?;
        return Ok(());
    };
    writeln!(out, "Fit {fit}, up to result {upto}.")?;
    for (game, found) in found {
        writeln!(
            out,
            "{game}: {} results, {} players around {:.1}, nobody moved by more than {:.1}.",
            found.results, found.players, found.centre, found.moved
        )?;
    }
    Ok(())
}

fn refused(refusal: Refusal) -> Failure {
    Failure::failed(match refusal {
        Refusal::Stale => "results are being counted all the time; try it again".to_owned(),
        other => format!("the ratings could not be fitted: {other:?}"),
    })
}

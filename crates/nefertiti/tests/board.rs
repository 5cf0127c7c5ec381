#[test]
fn every_page_is_whole() {
    game::testing::check_pages::<nefertiti::Nefertiti>(2, 0);
}

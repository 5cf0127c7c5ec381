//! The pixels of a screen.

/// A picture without transparency.
pub(crate) struct Picture {
    width: usize,
    height: usize,
    /// How many bytes a pixel has, the first three of which are its colour.
    channels: usize,
    bytes: Vec<u8>,
}

impl Picture {
    pub(crate) fn read(png: &[u8]) -> Picture {
        let mut reader =
            png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("the browser writes PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a screen fits into memory")];
        let info = reader.next_frame(&mut bytes).expect("the picture is whole");
        let (width, height) = (info.width as usize, info.height as usize);
        Picture { width, height, channels: info.line_size / width, bytes }
    }

    /// The contrast of the ink in this area, as defined by WCAG. On an uneven background, the worst fifth does not count, as
    /// it may be a line or a sign that touches the area.
    pub(crate) fn contrast(&self, area: [f64; 4], ink: [f64; 3], alpha: f64) -> Option<f64> {
        let contrast = |(paper, count): ([u8; 3], usize)| {
            let paper = paper.map(f64::from);
            (contrast(mix(ink, paper, alpha), paper), count)
        };
        let mut contrasts: Vec<(f64, usize)> = self.colors(area).into_iter().map(contrast).collect();
        contrasts.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let mut worst = contrasts.iter().map(|(_, count)| count).sum::<usize>() / 5;
        let is_counted = |(_, count): &&(f64, usize)| {
            let is_counted = worst < *count;
            worst = worst.saturating_sub(*count);
            is_counted
        };
        contrasts.iter().find(is_counted).map(|(contrast, _)| *contrast)
    }

    /// The colours of its pixels, with how many have each in a row: most are like the one before.
    fn colors(&self, [left, top, right, bottom]: [f64; 4]) -> Vec<([u8; 3], usize)> {
        let mut colors: Vec<([u8; 3], usize)> = Vec::new();
        let (left, right) = (left as usize, (right as usize).min(self.width));
        for row in top as usize..(bottom as usize).min(self.height) {
            let start = row * self.width;
            let line = &self.bytes[(start + left) * self.channels..(start + right.max(left)) * self.channels];
            for pixel in line.chunks_exact(self.channels) {
                match colors.last_mut() {
                    Some((color, count)) if color[..] == pixel[..3] => *count += 1,
                    _ => colors.push(([pixel[0], pixel[1], pixel[2]], 1)),
                }
            }
        }
        colors
    }
}

fn mix(ink: [f64; 3], paper: [f64; 3], alpha: f64) -> [f64; 3] {
    std::array::from_fn(|index| ink[index] * alpha + paper[index] * (1.0 - alpha))
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(color: [f64; 3]) -> f64 {
    let [red, green, blue] = color.map(|channel| {
        let share = channel / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[test]
fn the_worst_fifth_of_an_area_does_not_count() {
    let [black, grey, white] = [[0; 3], [90; 3], [255; 3]];
    let check = |pixels: [[u8; 3]; 10], paper: [u8; 3]| {
        let picture = Picture { width: 5, height: 2, channels: 3, bytes: pixels.concat() };
        let expected = contrast([0.0; 3], paper.map(f64::from));
        assert_eq!(picture.contrast([0.0, 0.0, 5.0, 2.0], [0.0; 3], 1.0), Some(expected), "{pixels:?}");
        assert_eq!(picture.contrast([5.0, 0.0, 5.0, 2.0], [0.0; 3], 1.0), None, "nothing is there");
    };
    let (line, lines) = ([black; 2], [black; 3]);
    check([&line[..], &[white; 8]].concat().try_into().unwrap(), white);
    check([&[white; 4][..], &lines, &[grey; 3]].concat().try_into().unwrap(), black);
    check([&[white; 4][..], &line, &[grey; 4]].concat().try_into().unwrap(), grey);
}

#[test]
fn black_on_white_is_the_greatest_contrast() {
    let black_on_white = contrast([0.0; 3], [255.0; 3]);
    assert!((black_on_white - 21.0).abs() < 0.01, "{black_on_white}");
    let grey = contrast(mix([0.0; 3], [255.0; 3], 0.54), [255.0; 3]);
    assert!((4.4..4.8).contains(&grey), "{grey}");
}

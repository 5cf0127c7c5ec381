//! The pixels of a screen.

/// A picture without transparency.
pub(crate) struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    pub(crate) fn read(png: &[u8]) -> Picture {
        let mut reader =
            png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("the browser writes PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a screen fits into memory")];
        let info = reader.next_frame(&mut bytes).expect("the picture is whole");
        let channels = info.line_size / info.width as usize;
        let pixels = bytes[..info.buffer_size()].chunks(channels);
        let pixels = pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        Picture { width: info.width as usize, height: info.height as usize, pixels }
    }

    /// The contrast of the ink in this area, as defined by WCAG. On an uneven background, the worst fifth does not count, as
    /// it may be a line or a sign that touches the area.
    pub(crate) fn contrast(
        &self,
        [left, top, right, bottom]: [f64; 4],
        ink: [f64; 3],
        alpha: f64,
    ) -> Option<f64> {
        let (columns, rows) = (
            left as usize..(right as usize).min(self.width),
            top as usize..(bottom as usize).min(self.height),
        );
        let area = rows.flat_map(|row| {
            columns.clone().map(move |column| self.pixels[row * self.width + column].map(f64::from))
        });
        let mut contrasts: Vec<f64> = area.map(|paper| contrast(mix(ink, paper, alpha), paper)).collect();
        contrasts.sort_by(f64::total_cmp);
        contrasts.get(contrasts.len() / 5).copied()
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
fn black_on_white_is_the_greatest_contrast() {
    let black_on_white = contrast([0.0; 3], [255.0; 3]);
    assert!((black_on_white - 21.0).abs() < 0.01, "{black_on_white}");
    let grey = contrast(mix([0.0; 3], [255.0; 3], 0.54), [255.0; 3]);
    assert!((4.4..4.8).contains(&grey), "{grey}");
}

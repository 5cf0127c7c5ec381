//! People who look at pages, click, tap and press keys.
//!
//! Waiting means polling the page until a condition holds. If it never does, the test fails with the text of the page and
//! the path of a screenshot.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use crate::chromium::{Chromium, Connection};
use crate::keys::key;

/// Much longer than anything takes, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(45);

/// Somebody in front of a page.
pub(crate) struct Person {
    name: &'static str,
    origin: String,
    context: String,
    browser: Rc<Chromium>,
    tab: Connection,
    heard: RefCell<Heard>,
    has_scripts: Cell<bool>,
}

/// What the browser reported about a page.
#[derive(Clone, Default, Debug)]
pub(crate) struct Heard {
    /// Script errors, policy violations, failed loads.
    pub(crate) problems: Vec<String>,
    /// The addresses requested.
    pub(crate) requests: Vec<String>,
    /// What came over the wire.
    pub(crate) bytes: f64,
}

impl Heard {
    fn hear(&mut self, event: &Value) {
        let params = &event["params"];
        match event["method"].as_str().unwrap_or_default() {
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                self.problems.push(format!("{} {}", params["entry"]["text"], params["entry"]["url"]));
            }
            "Runtime.exceptionThrown" => self.problems.push(params["exceptionDetails"].to_string()),
            "Runtime.consoleAPICalled" => self.problems.push(params["args"].to_string()),
            "Network.requestWillBeSent" => {
                self.requests.push(params["request"]["url"].as_str().unwrap_or_default().to_owned());
            }
            "Network.loadingFinished" => {
                self.bytes += params["encodedDataLength"].as_f64().unwrap_or_default();
            }
            _ => {}
        }
    }
}

// Where they are.
impl Person {
    /// Somebody with their own cookies, sharing nothing with anybody else.
    pub(crate) fn new(browser: &Rc<Chromium>, name: &'static str, origin: &str) -> Person {
        let context = browser.make_context();
        let (tab, browser) = (browser.open_tab(&context), browser.clone());
        let heard = RefCell::new(Heard::default());
        let has_scripts = Cell::new(true);
        let person = Person { name, origin: origin.to_owned(), context, browser, tab, heard, has_scripts };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            person.does(&format!("{domain}.enable"), &json!({}));
        }
        person.has_a_screen_of(1440, 900);
        person
    }

    /// As if they looked at another tab: a browser without windows shows all of them.
    pub(crate) fn looks_away(&self) {
        self.runs(
            "Object.defineProperty(document, 'hidden', { value: true, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'))",
        );
    }

    pub(crate) fn looks_again(&self) {
        self.runs("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))");
    }

    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// Scheme and host of the pages that they look at.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Closes the browser, and never comes back with it.
    pub(crate) fn closes_everything(self) {
        self.browser.dispose_of(&self.context);
    }

    pub(crate) fn goes_to(&self, path: &str) {
        let address =
            if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.origin) };
        let answer = self.does("Page.navigate", &json!({ "url": address }));
        if let Some(problem) = answer["errorText"].as_str() {
            self.fails(&format!("cannot go to {address}: {problem}"));
        }
        self.waits_for("document.readyState === 'complete'");
    }

    pub(crate) fn reloads(&self) {
        self.runs("document.body.dataset.old = 'yes'");
        self.does("Page.reload", &json!({}));
        self.waits_for("document.readyState === 'complete' && !document.body.dataset.old");
    }

    /// The path of the page.
    pub(crate) fn path(&self) -> String {
        self.reads("location.pathname")
    }

    /// What the browser has reported since the last reset.
    pub(crate) fn heard(&self) -> Heard {
        self.asks("true");
        let mut heard = self.heard.borrow_mut();
        self.tab.events().iter().for_each(|event| heard.hear(event));
        heard.clone()
    }

    pub(crate) fn forgets_what_was_heard(&self) {
        self.heard();
        self.heard.take();
    }

    pub(crate) fn has_heard_no_complaint(&self) {
        let problems = self.heard().problems;
        assert!(problems.is_empty(), "the browser of {} complains: {problems:#?}", self.name);
    }
}

// What they have in front of them.
impl Person {
    pub(crate) fn has_a_screen_of(&self, width: u32, height: u32) {
        self.has_metrics(width, height, false);
    }

    pub(crate) fn has_a_phone(&self) {
        self.has_a_phone_of(390, 844);
    }

    pub(crate) fn has_a_phone_of(&self, width: u32, height: u32) {
        self.has_metrics(width, height, true);
    }

    fn has_metrics(&self, width: u32, height: u32, mobile: bool) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.does("Emulation.setDeviceMetricsOverride", &metrics);
        self.does("Emulation.setTouchEmulationEnabled", &json!({ "enabled": mobile }));
    }

    /// Their system settings: colours, and whether animations are on.
    pub(crate) fn prefers(&self, scheme: &str, motion: &str) {
        let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
        let features = [feature("prefers-color-scheme", scheme), feature("prefers-reduced-motion", motion)];
        self.does("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    pub(crate) fn switches_scripts_off(&self) {
        self.does("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
        self.has_scripts.set(false);
    }

    /// Sets a cookie, as if chosen on an earlier visit.
    pub(crate) fn has_cookie(&self, name: &str, value: &str) {
        self.does("Network.setCookie", &json!({ "name": name, "value": value, "url": self.origin }));
    }

    /// A cookie that this site set, also where scripts cannot read it.
    pub(crate) fn cookie(&self, name: &str) -> String {
        let answer = self.does("Network.getCookies", &json!({ "urls": [self.origin] }));
        let cookies = answer["cookies"].as_array().into_iter().flatten();
        let found =
            cookies.filter(|cookie| cookie["name"] == name).find_map(|cookie| cookie["value"].as_str());
        found.unwrap_or_else(|| self.fails(&format!("has no cookie `{name}`"))).to_owned()
    }

    /// Has something in the store of the browser, as if chosen on an earlier visit.
    pub(crate) fn has_in_store(&self, key: &str, value: &str) {
        let source = format!("if (location.origin !== 'null') localStorage[{key:?}] ??= {value:?};");
        self.does("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": source }));
    }

    /// Sends the browser a command and returns the answer.
    pub(crate) fn does(&self, method: &str, params: &Value) -> Value {
        self.tab.call(method, params).unwrap_or_else(|problem| panic!("{}: {problem}", self.name))
    }
}

// What they do.
impl Person {
    /// Clicks the first visible element that matches, as soon as nothing covers it.
    pub(crate) fn clicks(&self, selector: &str) {
        self.clicks_after(selector, || ());
    }

    /// Presses the button of the mouse, and lets it go only after this.
    pub(crate) fn clicks_after(&self, selector: &str, meanwhile: impl FnOnce()) {
        let (x, y) = self.finds(selector);
        let does = |kind: &str| {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.does("Input.dispatchMouseEvent", &event);
        };
        self.moves_mouse(x, y);
        does("mousePressed");
        meanwhile();
        does("mouseReleased");
    }

    pub(crate) fn points_to(&self, selector: &str) {
        let (x, y) = self.finds(selector);
        self.moves_mouse(x, y);
    }

    pub(crate) fn moves_mouse(&self, x: f64, y: f64) {
        self.does("Input.dispatchMouseEvent", &json!({ "type": "mouseMoved", "x": x, "y": y }));
    }

    pub(crate) fn taps(&self, selector: &str) {
        let (x, y) = self.finds(selector);
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        // On a slow machine a tap whose halves wait for each other would be a long press.
        let begin = touch("touchStart", json!([{ "x": x, "y": y }]));
        self.tab.send("Input.dispatchTouchEvent", &begin).expect("the browser listens");
        self.does("Input.dispatchTouchEvent", &touch("touchEnd", json!([])));
    }

    /// Presses a named key such as `Enter`, or the keys of several letters in turn.
    pub(crate) fn presses(&self, keys: &str) {
        let is_named = keys.len() > 1 && keys.starts_with(|letter: char| letter.is_ascii_uppercase());
        let keys = if is_named { vec![keys.to_owned()] } else { keys.chars().map(String::from).collect() };
        for event in keys.iter().flat_map(|name| key(name)) {
            self.does("Input.dispatchKeyEvent", &event);
        }
    }

    /// Replaces the text of a field.
    pub(crate) fn writes(&self, selector: &str, text: &str) {
        self.clicks(selector);
        self.runs("document.activeElement.select?.()");
        self.does("Input.insertText", &json!({ "text": text }));
    }

    /// The centre of an element, once it can be clicked there.
    fn finds(&self, selector: &str) -> (f64, f64) {
        let find = format!("({FIND})({}, {})", json!(selector), self.has_scripts.get());
        let point = self.gets(&find, &format!("`{selector}` to click on"));
        (point[0].as_f64().unwrap_or_default(), point[1].as_f64().unwrap_or_default())
    }
}

/// Returns the centre of an element, scrolling it into view first if it is out of sight or covered, and
/// waiting until it rests: a page that has just come may still scroll to what it focuses. Without scripts nothing waits.
const FIND: &str = r"async (selector, hasScripts) => {
    const visible = [...document.querySelectorAll(selector)].filter(each => each.checkVisibility({ visibilityProperty: true }));
    const found = visible.find(each => each.getBoundingClientRect().width);
    const middle = () => {
        const { x, y, width, height } = found.getBoundingClientRect();
        const point = [x + width / 2, y + height / 2];
        return found.contains(document.elementFromPoint(...point)) ? point : null;
    };
    if (!found || document.readyState !== 'complete') return null;
    if (!middle()) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = middle();
    if (!hasScripts) return before;
    // A tab in the background draws no frames.
    const drawn = new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.race([drawn, new Promise(done => setTimeout(done, 100))]);
    const after = middle();
    return before && after && before.every((each, axis) => Math.abs(each - after[axis]) < 1) ? after : null;
}";

// What they see.
impl Person {
    pub(crate) fn sees(&self, text: &str) {
        let is_there = format!("document.body.innerText.includes({})", json!(text));
        self.gets(&is_there, &format!("the words `{text}`"));
    }

    pub(crate) fn sees_a(&self, selector: &str) {
        self.gets(&visible(selector), &format!("a visible `{selector}`"));
    }

    pub(crate) fn sees_no(&self, selector: &str) {
        self.gets(&format!("!{}", visible(selector)), &format!("`{selector}` to go"));
    }

    pub(crate) fn has_in_sight(&self, selector: &str) -> bool {
        self.asks(&visible(selector)) == true
    }

    /// Waits until an expression is true on the page.
    pub(crate) fn waits_for(&self, expression: &str) {
        self.gets(expression, &format!("`{expression}`"));
    }

    /// Runs a statement in the page.
    pub(crate) fn runs(&self, script: &str) {
        self.gets(&format!("{script}\n;true"), "a script to run");
    }

    /// The value of an expression.
    pub(crate) fn asks(&self, expression: &str) -> Value {
        self.gets(&format!("[{expression}]"), &format!("a value of `{expression}`"))[0].clone()
    }

    pub(crate) fn reads(&self, expression: &str) -> String {
        match self.asks(expression) {
            Value::String(text) => text,
            other => other.to_string(),
        }
    }

    /// Polls until the answer is neither false nor null.
    fn gets(&self, expression: &str, what: &str) -> Value {
        let start = Instant::now();
        loop {
            let answer = self.evaluate(expression);
            match answer {
                Ok(value) if !value.is_null() && value != false && value != 0 => return value,
                // Between two pages there is no answer.
                Ok(_) | Err(_) if start.elapsed() < PATIENCE => self.tab.listen(),
                Ok(_) => self.fails(&format!("waited in vain for {what}")),
                Err(problem) => self.fails(&format!("waited in vain for {what}: {problem}")),
            }
        }
    }

    /// Listens for a moment to what the page has to say.
    pub(crate) fn listens(&self) {
        self.tab.listen();
    }

    fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let question = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.tab.call("Runtime.evaluate", &question)?;
        match answer.get("exceptionDetails") {
            Some(problem) => Err(problem["exception"]["description"].to_string()),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// What is on the screen, as a PNG.
    pub(crate) fn photographs(&self) -> Vec<u8> {
        self.takes_a_picture(&json!({ "format": "png", "optimizeForSpeed": true }))
    }

    /// The whole page, also what is below the screen.
    pub(crate) fn photographs_all(&self) -> Vec<u8> {
        self.takes_a_picture(&json!({ "format": "png", "captureBeyondViewport": true, "clip": {
            "x": 0, "y": 0, "scale": 1, "width": self.asks("document.documentElement.clientWidth"),
            "height": self.asks("document.documentElement.scrollHeight"),
        } }))
    }

    fn takes_a_picture(&self, how: &Value) -> Vec<u8> {
        let answer = self.does("Page.captureScreenshot", how);
        BASE64_STANDARD
            .decode(answer["data"].as_str().unwrap_or_default())
            .expect("the browser sends a picture")
    }

    pub(crate) fn fails(&self, sentence: &str) -> ! {
        let picture = std::env::temp_dir().join(format!("akhet-{}-{}.png", self.name, std::process::id()));
        let is_kept = std::fs::write(&picture, self.photographs()).is_ok();
        let shown = if is_kept { picture.display().to_string() } else { "not kept".to_owned() };
        let page = self.evaluate("location.href + '\\n' + document.body?.innerText").unwrap_or_default();
        let page = page.as_str().unwrap_or_default();
        let problems = self.heard().problems;
        panic!(
            "{} {sentence}\nthe picture is {shown}\nthe browser complains: {problems:#?}\nthe page says: {page}",
            self.name
        )
    }
}

fn visible(selector: &str) -> String {
    format!(
        "[...document.querySelectorAll({})].some(each => each.checkVisibility({{ visibilityProperty: true }}))",
        json!(selector)
    )
}

// Sounds, made here and nowhere recorded, and the badge on the icon. Both are silent until somebody switches sounds on.

const SWITCH = "akhet-sound", link = document.querySelector("link[rel=icon]"), plain = link.href;

function isOn() {
  try { return localStorage[SWITCH] === "on" } catch { return false }
}

// Browsers let nothing sound before the first click or key.
let audio;
function wake() {
  if (!isOn()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}
for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, wake, true);

// A tone that begins at once and dies away: what it sounds like is its pitch, its shape and how long it lasts.
function tone({ pitch, to = pitch, shape = "sine", after = 0, lasts = 0.2, loud = 0.12 }) {
  const start = audio.currentTime + after, volume = new GainNode(audio, { gain: 0 });
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  fade(source, volume, start, lasts, loud);
}

// Something hard that hits something hard: a burst of noise around a pitch.
function knock({ pitch, after = 0, lasts = 0.06, loud = 0.3 }) {
  const start = audio.currentTime + after, length = Math.ceil(audio.sampleRate * lasts);
  const noise = new AudioBuffer({ length, sampleRate: audio.sampleRate }), samples = noise.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
  const source = new AudioBufferSourceNode(audio, { buffer: noise }), volume = new GainNode(audio, { gain: 0 });
  source.connect(filter);
  fade(source, volume, start, lasts, loud, filter);
}

function fade(source, volume, start, lasts, loud, last = source) {
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  last.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}

const SOUNDS = {
  // A wooden piece on stone.
  place() {
    knock({ pitch: 900, lasts: 0.05 });
    tone({ pitch: 190, to: 120, lasts: 0.09, loud: 0.2 });
  },
  // Something is lifted and slides over.
  take() {
    knock({ pitch: 1800, lasts: 0.12, loud: 0.12 });
    tone({ pitch: 330, to: 500, shape: "triangle", lasts: 0.14, loud: 0.08 });
  },
  // Dice roll out.
  dice() {
    for (const after of [0, 0.07, 0.12, 0.21, 0.27, 0.38]) knock({ pitch: 1500 + 900 * Math.random(), after, lasts: 0.035, loud: 0.3 - after / 2 });
  },
  // Rings of metal are counted out.
  sale() {
    [1320, 1760, 2093].forEach((pitch, n) => tone({ pitch, shape: "triangle", after: n * 0.09, lasts: 0.3, loud: 0.07 }));
  },
  // A small bell, twice.
  turn() {
    tone({ pitch: 523, lasts: 0.45 });
    tone({ pitch: 659, after: 0.16, lasts: 0.6 });
  },
};

function sound(name) {
  wake();
  if (isOn() && audio?.state === "running") SOUNDS[name]?.();
}

function badge(isTurn) {
  link.href = isTurn ? link.dataset.badge : plain;
  if (isTurn) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

function show() {
  for (const button of document.querySelectorAll("[data-speaker]")) button.ariaPressed = isOn();
  for (const box of document.querySelectorAll("[data-switch=sound]")) box.checked = isOn();
}

document.addEventListener("click", ({ target }) => {
  if (!target.closest("[data-speaker]")) return;
  localStorage[SWITCH] = isOn() ? "off" : "on";
  show();
  sound("turn");
});
document.addEventListener("input", ({ target }) => {
  if (target.dataset?.switch !== "sound") return;
  localStorage[SWITCH] = target.checked ? "on" : "off";
  show();
});

window.akhet = { ...window.akhet, sound, badge };
show();
badge(document.querySelector("#table")?.dataset.turn === "mine");

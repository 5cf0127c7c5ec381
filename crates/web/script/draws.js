// What this browser puts into the draws. docs/fair-draws.md tells what is hashed.

const shelf = id => "akhet-draws-" + id;
const keep = (id, kept) => { localStorage[shelf(id)] = JSON.stringify(kept); };
const kept = id => JSON.parse(localStorage[shelf(id)] ?? "{}");
const random = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => (byte % 16).toString(16)).join("");
const bind = (id, commitment, entropy) => sha256(`akhet entropy 2\n${id}\n${commitment}\n${entropy}\n`);

// What cannot be kept could not be shown later, so it is shown at once. Two windows that sit down together are one.
function commit({ elements: { commitment, commit, entropy }, dataset: form }) {
  const id = form.table ?? table().dataset.table;
  let digits = random();
  // Where people come at different times, nobody waits until all of them show it.
  if ("atOnce" in form) {
    entropy.value = digits;
    return;
  }
  try {
    const own = kept(id);
    if (own.commitment === commitment.value) digits = own.entropy;
    keep(id, { commitment: commitment.value, entropy: digits });
    commit.value = bind(id, commitment.value, digits);
  } catch {
    entropy.value = digits;
  }
}

// Before it shows anything, it keeps what everybody else is bound to.
function reveal({ elements: { commitment, entropy }, dataset: { bound, round } }) {
  const id = table().dataset.table, own = kept(id);
  if (own.commitment !== commitment.value) return false;
  entropy.value = own.entropy;
  keep(id, { ...own, bound, round });
  return true;
}

function compareDraws({ dataset: { table: id, commitment, entropy, commits, round } }) {
  const own = kept(id), words = entropy.split(" "), bound = commits.split(" ");
  if (!own.entropy) return "none";
  const place = bound.indexOf(bind(id, commitment, own.entropy));
  const shown = words.map((word, place) => bound[place] === "-" ? word : "commit:" + bound[place]).join(" ");
  const isSame = own.commitment === commitment && words[place] === own.entropy && own.bound === shown && own.round === round;
  return isSame ? "same" : "other";
}

// By hand, because browsers have it with https only, and not at once.
function sha256(text) {
  const turn = (word, by) => word >>> by | word << 32 - by, fraction = root => root % 1 * 2 ** 32 | 0, primes = [];
  for (let number = 2; primes.length < 64; number++) if (primes.every(prime => number % prime)) primes.push(number);
  const constants = primes.map(prime => fraction(Math.cbrt(prime))), hash = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
  const bytes = new TextEncoder().encode(text), { length } = bytes, words = new Int32Array(((length + 8 >> 6) + 1) * 16);
  [...bytes, 128].forEach((byte, index) => { words[index >> 2] |= byte << 24 - index % 4 * 8; });
  words[words.length - 1] = length * 8;
  for (let start = 0; start < words.length; start += 16) {
    const w = [...words.subarray(start, start + 16)];
    let [a, b, c, d, e, f, g, h] = hash;
    for (let n = 0; n < 64; n++) {
      const x = w[n - 15], y = w[n - 2];
      w[n] ??= (turn(x, 7) ^ turn(x, 18) ^ x >>> 3) + (turn(y, 17) ^ turn(y, 19) ^ y >>> 10) + w[n - 16] + w[n - 7] | 0;
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + constants[n] + w[n];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c);
      [a, b, c, d, e, f, g, h] = [one + two | 0, a, b, c, d + one | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => { hash[index] = hash[index] + word | 0; });
  }
  return hash.map(word => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

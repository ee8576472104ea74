// Keccak-256 for short inputs (EIP-55 checksums), so that the first page needs no Ethereum library.
//
// Lanes of 64 bits are kept as two 32-bit halves: low at 2i, high at 2i + 1.
// Source: the Keccak reference (https://keccak.team/keccak_specs_summary.html), rate 1088, padding 0x01.

const RATE_BYTES = 136
const ROUNDS = 24

/** Round constants, low and high halves alternating, made by the reference's 8-bit LFSR. */
const ROUND_CONSTANTS = makeRoundConstants()
/** The rotation of each lane and the lane it moves to, walked in the order of the pi permutation. */
const { rotations: ROTATIONS, lanes: LANES } = makeRotationWalk()

function makeRoundConstants(): Uint32Array {
  const constants = new Uint32Array(ROUNDS * 2)
  let register = 1
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < 7; step++) {
      if (register & 1) {
        const bit = (1 << step) - 1
        const half = round * 2 + (bit >= 32 ? 1 : 0)
        constants[half] = at(constants, half) ^ (1 << (bit % 32))
      }
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
    }
  }
  return constants
}

function makeRotationWalk() {
  const rotations: number[] = []
  const lanes: number[] = []
  let x = 1
  let y = 0
  for (let step = 0; step < 24; step++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    rotations.push((((step + 1) * (step + 2)) / 2) % 64)
    lanes.push(x + 5 * y)
  }
  return { rotations, lanes }
}

/** Typed-array read inside known bounds. */
function at(words: ArrayLike<number>, index: number): number {
  return words[index] as number
}

function rotateLow(low: number, high: number, by: number): number {
  if (by === 0) return low
  if (by < 32) return (low << by) | (high >>> (32 - by))
  if (by === 32) return high
  return (high << (by - 32)) | (low >>> (64 - by))
}

function permute(state: Uint32Array): void {
  const column = new Uint32Array(10)
  const row = new Uint32Array(10)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < 10; i++) {
      column[i] = at(state, i) ^ at(state, i + 10) ^ at(state, i + 20) ^ at(state, i + 30) ^ at(state, i + 40)
    }
    for (let x = 0; x < 5; x++) {
      const left = ((x + 4) % 5) * 2
      const right = ((x + 1) % 5) * 2
      const low = at(column, left) ^ rotateLow(at(column, right), at(column, right + 1), 1)
      const high = at(column, left + 1) ^ rotateLow(at(column, right + 1), at(column, right), 1)
      for (let y = 0; y < 50; y += 10) {
        state[y + x * 2] = at(state, y + x * 2) ^ low
        state[y + x * 2 + 1] = at(state, y + x * 2 + 1) ^ high
      }
    }
    let low = at(state, 2)
    let high = at(state, 3)
    for (let step = 0; step < 24; step++) {
      const lane = at(LANES, step) * 2
      const by = at(ROTATIONS, step)
      const nextLow = at(state, lane)
      const nextHigh = at(state, lane + 1)
      state[lane] = rotateLow(low, high, by)
      state[lane + 1] = rotateLow(high, low, by)
      low = nextLow
      high = nextHigh
    }
    for (let y = 0; y < 50; y += 10) {
      for (let i = 0; i < 10; i++) row[i] = at(state, y + i)
      for (let i = 0; i < 10; i++) {
        state[y + i] = at(row, i) ^ (~at(row, (i + 2) % 10) & at(row, (i + 4) % 10))
      }
    }
    state[0] = at(state, 0) ^ at(ROUND_CONSTANTS, round * 2)
    state[1] = at(state, 1) ^ at(ROUND_CONSTANTS, round * 2 + 1)
  }
}

/** The Keccak-256 digest of `input`: 32 bytes. */
export function keccak256(input: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(input.length / RATE_BYTES) + 1) * RATE_BYTES)
  padded.set(input)
  padded[input.length] = 0x01
  padded[padded.length - 1] = at(padded, padded.length - 1) | 0x80
  const words = new DataView(padded.buffer)
  const state = new Uint32Array(50)
  for (let offset = 0; offset < padded.length; offset += RATE_BYTES) {
    for (let i = 0; i < RATE_BYTES / 4; i++) {
      state[i] = at(state, i) ^ words.getUint32(offset + i * 4, true)
    }
    permute(state)
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (let i = 0; i < 8; i++) out.setUint32(i * 4, at(state, i), true)
  return digest
}

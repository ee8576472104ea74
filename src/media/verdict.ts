// The result of examining a picture: whether it may be drawn, how, and whether its bytes match its CID.

/**
 * Why a picture is not shown.
 *
 * - `too-complex`: its drawing would take too much work
 * - `too-many-pixels`: it unpacks to more pixels or frames than the budget allows
 * - `too-large`, `too-slow`: more bytes, or more time, than a picture is given
 * - `not-a-picture`: of no type that is shown
 * - `other-content`: the bytes do not hash to the CID that was asked for
 * - `unreadable`: its host lets no other site read it, so that it cannot be measured
 * - `unreachable`: no answer, or one that denies it
 */
export type Refusal =
  | 'too-complex'
  | 'too-many-pixels'
  | 'too-large'
  | 'too-slow'
  | 'not-a-picture'
  | 'other-content'
  | 'unreadable'
  | 'unreachable'

/** How bytes compare to the CID in their address: they match, or nothing here can tell. */
export type ContentCheck = 'matches' | 'unknown'

/** The examiner's result. */
export type Finding =
  | {
      readonly kind: 'fine'
      /** The bytes that were measured; without them the address itself holds them, as with `data:`. */
      readonly blob?: Blob | undefined
      /** Work of drawing it on the page's own thread, in drawing units; see `DRAWING_BUDGET`. */
      readonly cost: number
      /**
       * The page of the frame that it is drawn in, when it is too much for the page's own thread. Chromium gives a frame
       * without an origin a process of its own.
       */
      readonly frame?: Blob | undefined
      readonly check: ContentCheck
    }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/** Bytes of one picture at most: 32 MB. */
export const MAX_PICTURE_BYTES = 32_000_000

/** Milliseconds until the last byte of a picture has to be there. */
export const MAX_PICTURE_MILLISECONDS = 30_000

/** Pixels of a picture at most, and of all its frames together. */
export const MAX_PIXELS = 50_000_000
export const MAX_FRAME_PIXELS = 500_000_000
/** Frames of an animated picture at most. */
export const MAX_FRAMES = 2_000

/**
 * Drawing units that an SVG may cost. One unit is about one shape: 0.07 ms on the main thread of a Chromium at a quarter
 * of a desktop's speed.
 */
export const DRAWING_BUDGET = {
  /** Up to here in the page itself: 70 ms. */
  inPage: 1_000,
  /** Up to here in the page itself when it moves: it is drawn again each frame, beside all others. */
  inPageMoving: 40,
  /** Up to here at all, in a frame apart. */
  apart: 10_000,
} as const

/** Characters of an SVG at most, data it embeds included. */
export const MAX_SVG_CHARACTERS = 8_000_000

// The result of examining a picture: whether it may be drawn, how, and whether its bytes match its CID.

/**
 * The reason why a picture is not shown.
 *
 * - `too-complex`: drawing it would take too much work
 * - `too-many-pixels`: it unpacks to more pixels or frames than the budget allows
 * - `too-large`, `too-slow`: more bytes, or more time, than the limit
 * - `not-a-picture`: not of a type that is shown
 * - `other-content`: the bytes do not hash to the requested CID
 * - `unreadable`: its host has no cross-origin access, so it cannot be measured
 * - `unreachable`: no response, or an error
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

/** The comparison of bytes with the CID in their address: they match, or can't be compared. */
export type ContentCheck = 'matches' | 'unknown'

/** The examiner's result. */
export type Finding =
  | {
      readonly kind: 'fine'
      /** The measured bytes. */
      readonly blob: Blob
      /** Cost of drawing it on the page's main thread, in drawing units; see `DRAWING_BUDGET`. */
      readonly cost: number
      /**
       * The page of the frame that draws it, when it costs too much for the page's main thread. Chromium gives a frame
       * without an origin a process of its own.
       */
      readonly frame?: Blob | undefined
      readonly check: ContentCheck
    }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/** Maximum bytes of one picture: 32 MB. */
export const MAX_PICTURE_BYTES = 32_000_000

/** Time limit for the last byte of a picture. */
export const MAX_PICTURE_MILLISECONDS = 30_000

/** Maximum pixels of a picture, summed over its frames. */
export const MAX_PIXELS = 50_000_000
export const MAX_FRAME_PIXELS = 500_000_000
/** Maximum frames of an animated picture. */
export const MAX_FRAMES = 2_000

/**
 * Drawing units that an SVG may cost. One unit is about one shape: 0.07 ms on the main thread of a Chromium at a
 * quarter of a desktop's speed.
 */
export const DRAWING_BUDGET = {
  /** Drawn in the page itself up to this cost: 70 ms. */
  inPage: 1_000,
  /** Limit for animated drawings in the page itself, which are drawn again in every frame, beside all others. */
  inPageMoving: 40,
  /** Maximum cost of a drawing, in a separate frame. */
  apart: 10_000,
} as const

/** Maximum characters of an SVG, embedded data included. */
export const MAX_SVG_CHARACTERS = 8_000_000

// Limits the number of frames that draw pictures, because each is a separate document.

/** The most picture frames on the page. */
export const MAX_FRAMES_AT_ONCE = 12

/** A place on the page that needs a frame. */
export interface FrameSlot {
  /** Takes over the oldest frame. */
  insist(): void
  /** Frees the frame when the place leaves the view. */
  leave(): void
}

type Grant = (granted: boolean) => void

/** In the order in which frames were granted. */
const holders = new Set<Grant>()
const queue = new Set<Grant>()

function grant(place: Grant): void {
  queue.delete(place)
  holders.add(place)
  place(true)
}

/** @param onGrant called at once, and whenever the place gets or loses a frame */
export function requestFrame(onGrant: Grant): FrameSlot {
  if (holders.size < MAX_FRAMES_AT_ONCE) grant(onGrant)
  else {
    queue.add(onGrant)
    onGrant(false)
  }
  return {
    insist() {
      const [longest] = holders
      if (!queue.has(onGrant) || longest === undefined) return
      holders.delete(longest)
      grant(onGrant)
      queue.add(longest)
      longest(false)
    },
    leave() {
      queue.delete(onGrant)
      if (!holders.delete(onGrant)) return
      const [next] = queue
      if (next !== undefined) grant(next)
    },
  }
}

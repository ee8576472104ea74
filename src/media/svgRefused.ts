// Ends the measuring of a drawing that must not be drawn.
/** Thrown where a drawing must not be drawn; `measureSvg` turns it into its result. */
export class Refused extends Error {
  readonly reason: 'too-complex' | 'not-a-picture'
  constructor(reason: 'too-complex' | 'not-a-picture') {
    super(reason)
    this.reason = reason
  }
}

/** Ends the measuring. */
export function refuse(reason: 'too-complex' | 'not-a-picture' = 'too-complex'): never {
  throw new Refused(reason)
}

// The error that ends the measuring of a drawing.
/** Thrown when a drawing must not be drawn; `measureSvg` converts it to its result. */
export class Refused extends Error {
  readonly reason: 'too-complex' | 'not-a-picture'
  constructor(reason: 'too-complex' | 'not-a-picture') {
    super(reason)
    this.reason = reason
  }
}

/** Stops the measurement. */
export function refuse(reason: 'too-complex' | 'not-a-picture' = 'too-complex'): never {
  throw new Refused(reason)
}

// tslib's helpers in the language's own terms: packages that were compiled for browsers without async functions bring
// 4 kB of them to the first page. A build that needs a helper that isn't here fails.
// Source: https://github.com/microsoft/tslib

type Steps = Generator<unknown, unknown, unknown>
type Body = (...args: unknown[]) => Steps

export const __assign = Object.assign

/** The own enumerable properties of an object but some. */
export function __rest(from: object, without: readonly PropertyKey[]): object {
  const rest: Record<PropertyKey, unknown> = { ...from }
  for (const key of without) Reflect.deleteProperty(rest, key)
  return rest
}

export const __spreadArray = (to: readonly unknown[], from: readonly unknown[]): unknown[] => [...to, ...from]

/** Runs a generator as an async function: it yields what that would await. */
export async function __awaiter(
  self: unknown,
  args: readonly unknown[] | undefined,
  _promise: unknown,
  body: Body,
): Promise<unknown> {
  const steps = body.apply(self, [...(args ?? [])])
  let step = steps.next()
  while (step.done !== true) {
    try {
      const value = await step.value
      step = steps.next(value)
    } catch (error) {
      step = steps.throw(error)
    }
  }
  return step.value
}

/** Marks what an async generator awaits, among what it yields. */
class Awaited_ {
  readonly v: unknown
  constructor(v: unknown) {
    this.v = v
  }
}

export const __await = (value: unknown): Awaited_ => new Awaited_(value)

/** Runs a generator as an async generator: what it awaits is marked by {@link __await}. */
export async function* __asyncGenerator(
  self: unknown,
  args: readonly unknown[] | undefined,
  body: Body,
): AsyncGenerator<unknown, unknown, unknown> {
  const steps = body.apply(self, [...(args ?? [])])
  let isEnded = false
  try {
    let step = steps.next()
    while (step.done !== true) {
      const { value } = step
      try {
        const sent: unknown = value instanceof Awaited_ ? await value.v : yield value
        step = steps.next(sent)
      } catch (error) {
        step = steps.throw(error)
      }
    }
    isEnded = true
    return step.value instanceof Awaited_ ? await step.value.v : step.value
  } finally {
    if (!isEnded) steps.return(undefined)
  }
}

export const __asyncValues = (
  from: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncIterator<unknown> | Iterator<unknown> =>
  Symbol.asyncIterator in from ? from[Symbol.asyncIterator]() : from[Symbol.iterator]()

// Whether movements follow from one another: whoever gives holds it, from the mint to today's holders.
import type { Address } from '../domain/address.ts'
import type { Subject } from './claim.ts'
import type { ChainMovement, Holding } from './evidence.ts'

/**
 * The first movement by which somebody gives what they did not hold; undefined where all follow.
 *
 * @param movements in the chain's order; those of an ERC-1155 token from its mint on
 */
export function brokenAt(
  movements: readonly ChainMovement[],
  standard: Subject['standard'],
): ChainMovement | undefined {
  if (standard === 'ERC721') {
    return movements.find((movement, index) => index > 0 && movement.from !== movements[index - 1]?.to)
  }
  const held = new Map<Address, bigint>()
  return movements.find((movement) => {
    const rest = take(held, movement)
    return rest !== undefined && rest < 0n
  })
}

/** What each account holds after movements from the mint on; accounts with nothing are left out. */
export function holdersAfter(movements: readonly ChainMovement[]): ReadonlyMap<Address, bigint> {
  const held = new Map<Address, bigint>()
  for (const movement of movements) take(held, movement)
  return new Map([...held].filter(([, units]) => units !== 0n))
}

/** Moves the units, and tells what the giver has left. */
function take(held: Map<Address, bigint>, { from, to, quantity }: ChainMovement): bigint | undefined {
  if (from !== null) held.set(from, (held.get(from) ?? 0n) - quantity)
  const rest = from === null ? undefined : held.get(from)
  if (to !== null) held.set(to, (held.get(to) ?? 0n) + quantity)
  return rest
}

/** Whether movements end at whom the contract names. Unknown holders contradict nothing. */
export function holdsTogether(movements: readonly ChainMovement[], holding: Holding): boolean {
  switch (holding.kind) {
    case 'owner': {
      const last = movements.at(-1)
      return last === undefined || last.to === holding.owner
    }
    case 'balances': {
      const held = holdersAfter(movements)
      return [...holding.units].every(([account, units]) => (held.get(account) ?? 0n) === units)
    }
    case 'unknown':
      return true
  }
}

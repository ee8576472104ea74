// Checks that each movement's sender held the item, from the mint to today's holders.
import type { Address } from '../domain/address.ts'
import type { Subject } from './claim.ts'
import type { ChainMovement, Holding } from './evidence.ts'

/**
 * The first movement whose sender didn't hold what they sent; undefined if there is none.
 *
 * @param movements in chain order; for an ERC-1155 token from its mint on
 */
export function findBreak(
  movements: readonly ChainMovement[],
  standard: Subject['standard'],
): ChainMovement | undefined {
  if (standard === 'ERC721') {
    return movements.find((movement, index) => index > 0 && movement.from !== movements[index - 1]?.to)
  }
  const held = new Map<Address, bigint>()
  return movements.find((movement) => {
    const rest = moveUnits(held, movement)
    return rest !== undefined && rest < 0n
  })
}

/** Each account's units after movements from the mint on; accounts with none are left out. */
export function computeHolders(movements: readonly ChainMovement[]): ReadonlyMap<Address, bigint> {
  const held = new Map<Address, bigint>()
  for (const movement of movements) moveUnits(held, movement)
  return new Map([...held].filter(([, units]) => units !== 0n))
}

/** Moves the units and returns the sender's remaining ones. */
function moveUnits(held: Map<Address, bigint>, { from, to, quantity }: ChainMovement): bigint | undefined {
  if (from !== null) held.set(from, (held.get(from) ?? 0n) - quantity)
  const rest = from === null ? undefined : held.get(from)
  if (to !== null) held.set(to, (held.get(to) ?? 0n) + quantity)
  return rest
}

/** Whether movements end at the holders that the contract names. Unknown holders contradict nothing. */
export function matchesHolding(movements: readonly ChainMovement[], holding: Holding): boolean {
  switch (holding.kind) {
    case 'owner': {
      const last = movements.at(-1)
      return last === undefined || last.to === holding.owner
    }
    case 'balances': {
      const held = computeHolders(movements)
      return [...holding.units].every(([account, units]) => (held.get(account) ?? 0n) === units)
    }
    case 'unknown':
      return true
  }
}

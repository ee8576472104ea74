// Has the page's clock read anew with each block of the index: what a block brings began before it, not after.
import type { IndexFollower } from '../../graphql/indexFollower.ts'

/**
 * @param refresh reads the clock
 * @returns ends it
 */
export function readClockWithBlocks(
  follower: Pick<IndexFollower, 'subscribe'>,
  refresh: () => void,
): () => void {
  let newest: string | number | undefined
  return follower.subscribe((look) => {
    if (look.kind !== 'read') return
    const { hash, number } = look.block
    const block = hash ?? number
    if (block === newest) return
    newest = block
    refresh()
  })
}

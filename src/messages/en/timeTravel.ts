// Time travel: the page that selects a block, and why a block can't be shown.
import { catalog } from '../catalog.ts'

export const timeTravel = catalog('timeTravel', {
  title: 'Time travel',
  intro: 'See owners, listings, and floors as of any block of the chain. You can’t trade as of a past block.',
  byDate: 'By date',
  dateAndTime: 'Date and time',
  dateHint: 'In your time zone. Shows the newest block at that time.',
  goToDate: 'Go to date',
  dayAgo: 'A day ago',
  weekAgo: 'A week ago',
  monthAgo: 'A month ago',
  byBlock: 'By block',
  blockNumber: 'Block number',
  goToBlock: 'Go to block',
  noDate: 'Select a date and a time.',
  future: 'This date is in the future. Select an earlier one.',
  badBlock: 'Enter a block number in digits, such as 1234.',
  noSuchBlock: 'The chain has no block {block} yet. Select an earlier one.',
  noBlocks: 'The chain has no blocks yet. Retry in a moment.',
  beforeChain: 'The chain didn’t exist at that time. Select a later date.',
  notIndexed:
    'The chain has block {block}, but this site has only reached block {indexed}. Select an earlier block, or retry in a while.',
  notIndexedSince:
    'The chain has block {block}, but this site has only reached block {indexed} of {time}. Select an earlier block, or retry in a while.',
  notFound: 'Couldn’t find the block. Retry in a moment.',
})

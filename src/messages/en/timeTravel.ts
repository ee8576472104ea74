// Time travel: the page that selects a block, the banner, and why a block can’t be shown.
import { catalog } from '../catalog.ts'

export const timeTravelTexts = catalog('timeTravel', {
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
  // The banner on every page while time travel shows a block.
  banner: {
    title: 'Time travel',
    text: '<strong>As of {time}</strong>, block {block}. You can’t trade as of a past block.',
    another: 'Select another time',
    now: 'Back to now',
  },
  // The app as of a block, while the block is looked up.
  pastPage: {
    title: 'Block {block}',
    loading: 'Looking up block {block}',
    failed: 'Can’t show block {block}',
    notFound: 'Couldn’t find this block.',
    another: 'Select another time',
    now: 'Back to now',
  },
})

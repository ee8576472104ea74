// The banner on every page while time travel shows a block.
import { catalog } from '../catalog.ts'

export const timeTravelBanner = catalog('timeTravelBanner', {
  title: 'Time travel',
  text: '<strong>As of {time}</strong>, block {block}. You can’t trade as of a past block.',
  another: 'Select another time',
  now: 'Back to now',
})

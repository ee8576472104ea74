// Composes Tidal Editions: artworks about the tide in several media, with their metadata documents.
import type { ContentShelf } from '../content.ts'
import type { Hex } from '../contracts.ts'
import { INKS, type Inks } from './canvas.ts'
import { breathing, moonrise, undertow } from './motion.ts'
import { pull, pullCover } from './pull.ts'
import { lighthouse, soundings } from './raster.ts'
import { bellBuoy, encodeWav, foghorn, shingle, soundCover, type Sound } from './sound.ts'
import { almanac, horizon, slackWater, swellRings, tideTable } from './stills.ts'

type Medium = 'Drawing' | 'Motion' | 'Sound' | 'Points' | 'Interactive'

interface Media {
  readonly image: string | Uint8Array
  readonly animation?: string | Uint8Array
}

interface Work {
  readonly name: string
  readonly series: string
  readonly medium: Medium
  readonly about: string
  readonly inks: Inks
  readonly make: (inks: Inks, seed: string) => Media
}

const ABOUT = {
  slack: 'Rows of water at the turn of the tide. Each line hides what is behind it.',
  rings: 'Two stones in the same water, and where their rings cross.',
  almanac: 'A lunar month, one moon a day; the highest water is marked.',
  table: 'Two days of tides, one stroke an hour; the turn is marked.',
  horizon: 'A low sun, and the water under it in bands.',
  breathing: 'A float on a long swell, drawn as rings that rise and fall in turn.',
  undertow: 'Lines that slide under one another, the near ones faster than the far ones.',
  moonrise: 'One moon through its month, and the water’s mark beside it.',
  sound: 'Eight seconds, synthesised sample by sample. The cover is its loudness.',
  points: 'Light on open water in three tones, dithered.',
  lighthouse: 'A light that turns: the beam passes over the sea, and over you.',
  pull: 'A field of strokes that lean towards the pointer, as water does towards the moon.',
}

const drawing =
  (series: string, about: string, draw: (options: { seed: string; inks: Inks }) => string) =>
  (number: string, inks: Inks): Work => ({
    name: `${series} ${number}`,
    series,
    medium: 'Drawing',
    about,
    inks,
    make: (ink, seed) => ({ image: draw({ seed, inks: ink }) }),
  })

const moving =
  (series: string, about: string, draw: (options: { seed: string; inks: Inks }) => string) =>
  (number: string, inks: Inks): Work => ({ ...drawing(series, about, draw)(number, inks), medium: 'Motion' })

const sounding = (name: string, render: () => Sound, inks: Inks): Work => ({
  name,
  series: 'Fog signals',
  medium: 'Sound',
  about: ABOUT.sound,
  inks,
  make: (ink) => {
    const sound = render()
    return { image: soundCover(sound, ink), animation: encodeWav(sound) }
  },
})

const inPoints = (number: string, inks: Inks): Work => ({
  name: `Soundings ${number}`,
  series: 'Soundings',
  medium: 'Points',
  about: ABOUT.points,
  inks,
  make: (ink, seed) => ({ image: soundings({ seed, inks: ink }) }),
})

const turning = (name: string, inks: Inks): Work => ({
  name,
  series: 'Lights',
  medium: 'Motion',
  about: ABOUT.lighthouse,
  inks,
  make: (ink) => ({ image: lighthouse({ inks: ink }) }),
})

const interactive = (name: string, strokes: number, inks: Inks): Work => ({
  name,
  series: 'Pull',
  medium: 'Interactive',
  about: ABOUT.pull,
  inks,
  make: (ink) => ({ image: pullCover({ inks: ink, strokes }), animation: pull({ inks: ink, strokes }) }),
})

const slack = drawing('Slack Water', ABOUT.slack, slackWater)
const rings = drawing('Two Stones', ABOUT.rings, swellRings)
const month = drawing('Almanac', ABOUT.almanac, almanac)
const table = drawing('Tide Table', ABOUT.table, tideTable)
const low = drawing('Low Sun', ABOUT.horizon, horizon)
const breath = moving('Float', ABOUT.breathing, breathing)
const under = moving('Undertow', ABOUT.undertow, undertow)
const rise = moving('Moonrise', ABOUT.moonrise, moonrise)

/** In the order of their token ids. Every medium is among the first eight, so that small chains have them all. */
const WORKS: readonly Work[] = [
  slack('I', INKS.foam),
  breath('I', INKS.deep),
  sounding('Bell Buoy', bellBuoy, INKS.shingle),
  inPoints('I', INKS.deep),
  interactive('Pull', 22, INKS.foam),
  turning('Long Light', INKS.dusk),
  month('I', INKS.deep),
  low('I', INKS.shingle),
  table('I', INKS.kelp),
  rings('I', INKS.foam),
  under('I', INKS.dusk),
  slack('II', INKS.deep),
  sounding('Foghorn', foghorn, INKS.dusk),
  rise('I', INKS.dusk),
  low('II', INKS.dusk),
  month('II', INKS.shingle),
  inPoints('II', INKS.shingle),
  rings('II', INKS.kelp),
  interactive('Pull, fine', 34, INKS.deep),
  table('II', INKS.deep),
  under('II', INKS.foam),
  sounding('Shingle', shingle, INKS.kelp),
  slack('III', INKS.dusk),
  turning('Short Light', INKS.deep),
]

/**
 * Adds the first `count` works to the shelf. Returns the digest of each one's metadata, in the order of their token
 * ids.
 */
export function composeEditions(shelf: ContentShelf, count: number): Hex[] {
  return WORKS.slice(0, count).map((work) => {
    const { image, animation } = work.make(work.inks, `tidal ${work.name}`)
    const metadata = {
      name: work.name,
      description: work.about,
      image: shelf.addUri(image),
      ...(animation !== undefined && { animation_url: shelf.addUri(animation) }),
      attributes: [
        { trait_type: 'Medium', value: work.medium },
        { trait_type: 'Series', value: work.series },
        { trait_type: 'Inks', value: work.inks.name },
      ],
    }
    return shelf.add(JSON.stringify(metadata)).digest
  })
}

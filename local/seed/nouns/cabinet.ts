// Composes the Nouns Cabinet: the parts of each item, its picture and its metadata document.
import type { ContentShelf } from '../content.ts'
import type { Hex } from '../contracts.ts'
import type { Trait } from '../criteria.ts'
import { Random } from '../random.ts'
import { decodePart, loadNounsImageData, overlay, type EncodedPart, type NounsImageData } from './parts.ts'
import { pixelsToSvg } from './svg.ts'

const BACKGROUNDS = ['Cool', 'Warm']

export interface CabinetItem {
  /** sha2-256 of the metadata document. */
  readonly digest: Hex
  readonly head: string
  readonly traits: readonly Trait[]
}

interface Noun {
  readonly background: number
  readonly body: EncodedPart
  readonly accessory: EncodedPart
  readonly head: EncodedPart
  readonly glasses: EncodedPart
}

/** Adds pictures and metadata to the shelf. Item `i` of the result belongs to token id `i + 1`. */
export function composeCabinet(shelf: ContentShelf, count: number): CabinetItem[] {
  const source = loadNounsImageData()
  return chooseNouns(source, count).map((noun, index) => {
    const image = shelf.addUri(drawPicture(noun, source))
    const metadata = createMetadata(noun, index + 1, image)
    const digest = shelf.add(JSON.stringify(metadata)).digest
    const traits = metadata.attributes.map(({ trait_type: type, value }) => ({ type, value }))
    return { digest, head: partName(noun.head), traits }
  })
}

/** Returns new metadata of one item, with a catalog note. */
export function recataloguedItem(shelf: ContentShelf, tokenId: number, count: number): Hex {
  const source = loadNounsImageData()
  const noun = chooseNouns(source, count)[tokenId - 1]
  if (!noun) throw new RangeError(`there is no item ${tokenId}`)
  const metadata = createMetadata(noun, tokenId, shelf.addUri(drawPicture(noun, source)))
  const attributes = [...metadata.attributes, { trait_type: 'Catalogue', value: 'Revised' }]
  return shelf.add(JSON.stringify({ ...metadata, attributes })).digest
}

/** `head-bubble-speech` is called "Bubble Speech". */
export function partName({ filename }: Pick<EncodedPart, 'filename'>): string {
  const words = filename.split('-').slice(1)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** Uses every head once before any repeats; the other parts are random. */
function chooseNouns({ images, bgcolors }: NounsImageData, count: number): Noun[] {
  const random = new Random('nouns cabinet')
  const heads = random.shuffled(images.heads)
  return Array.from({ length: count }, (_, index) => ({
    background: random.below(bgcolors.length),
    body: random.pick(images.bodies),
    accessory: random.pick(images.accessories),
    head: heads[index % heads.length] ?? random.pick(images.heads),
    glasses: random.pick(images.glasses),
  }))
}

function drawPicture(noun: Noun, { palette, bgcolors }: NounsImageData): string {
  const layers = [noun.body, noun.accessory, noun.head, noun.glasses].map(({ data }) =>
    decodePart(data, palette),
  )
  return pixelsToSvg(overlay(layers), bgcolors[noun.background] ?? 'd5d7e1')
}

function createMetadata(noun: Noun, tokenId: number, image: string) {
  const head = partName(noun.head)
  const attributes = [
    { trait_type: 'Head', value: head },
    { trait_type: 'Glasses', value: partName(noun.glasses) },
    { trait_type: 'Accessory', value: partName(noun.accessory) },
    { trait_type: 'Body', value: partName(noun.body) },
    { trait_type: 'Background', value: BACKGROUNDS[noun.background] ?? 'Cool' },
  ]
  return {
    name: `${head}, No. ${tokenId}`,
    description:
      `A Noun from the cabinet: head ${head}, glasses ${partName(noun.glasses)}, ` +
      `accessory ${partName(noun.accessory)}. Drawn from the public-domain (CC0) parts of the Nouns project.`,
    image,
    attributes,
  }
}

// For tests: metadata as the world's contracts and collections write it, and what the index stores and the page shows of
// it. The mappings' tests, the page's tests and a browser read the same cases, because the rules exist twice.
import { base16 } from 'multiformats/bases/base16'
import { base36 } from 'multiformats/bases/base36'
import { base58btc } from 'multiformats/bases/base58'
import { CID } from 'multiformats/cid'
import { toContentAddress } from '../../local/seed/content.ts'

/** What a document says, as far as a case compares it. The names are those of Metadata in schema.graphql. */
export interface ExpectedDocument {
  readonly name?: string | null
  readonly description?: string | null
  readonly image?: string | null
  readonly listImage?: string | null
  readonly animationUrl?: string | null
  readonly externalUrl?: string | null
  readonly decimals?: number | null
  readonly traits?: readonly string[]
  readonly unreadTraits?: readonly string[]
}

export interface MetadataCase {
  /** Unique. */
  readonly name: string
  /** The specification, collection or bug report that writes like this. */
  readonly source: string
  /** ERC721 by default. */
  readonly standard?: 'ERC721' | 'ERC1155'
  /** What the contract's tokenURI() or uri() returns. */
  readonly uri: string
  /** Contents by address: `ipfs://<cid>[/path]` or `ar://<id>[/path]`, with the path as it is, not percent-encoded. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly expected: {
    /** Null for a contract that returns no address. */
    readonly place: 'DATA' | 'IPFS' | 'ARWEAVE' | 'ELSEWHERE' | null
    /** Null when the index never reads it; INVALID when what it reads isn't a document. */
    readonly document: ExpectedDocument | 'INVALID' | null
  }
}

const encode = (content: string) => new TextEncoder().encode(content)
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The CID (version 1, base32) under which the tests' gateway serves the content. */
const getCid = (content: string | Uint8Array): string =>
  toContentAddress(typeof content === 'string' ? encode(content) : content).cid

/** The same CID in the other bases that text uses. */
function cidInBases(content: string) {
  const cid = CID.parse(getCid(content))
  return {
    base16: cid.toString(base16),
    base36: cid.toString(base36),
    base58: cid.toString(base58btc),
  }
}

/** A case whose document is a file on IPFS of its own. */
const onIpfs = (
  document: string | Uint8Array,
  {
    uri = (cid: string) => `ipfs://${cid}`,
    ...rest
  }: Omit<MetadataCase, 'uri' | 'files' | 'expected'> & {
    readonly uri?: (cid: string) => string
    readonly expected: ExpectedDocument | 'INVALID'
  },
): MetadataCase => {
  const cid = getCid(document)
  return {
    ...rest,
    uri: uri(cid),
    files: { [`ipfs://${cid}`]: document },
    expected: { place: 'IPFS', document: rest.expected },
  }
}

/** A case whose document is in the address itself. */
const asData = (
  uri: string,
  {
    expected,
    ...rest
  }: Omit<MetadataCase, 'uri' | 'files' | 'expected'> & {
    readonly expected: ExpectedDocument | 'INVALID'
  },
): MetadataCase => ({ ...rest, uri, expected: { place: 'DATA', document: expected } })

const ARWEAVE_ID = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

/** A case about traits alone: fields of a document that is in the address itself. */
const withTraits = (
  fields: string,
  {
    traits,
    unreadTraits = [],
    ...rest
  }: Pick<MetadataCase, 'name' | 'source'> & Pick<ExpectedDocument, 'traits' | 'unreadTraits'>,
): MetadataCase =>
  asData(`data:application/json;base64,${base64(`{${fields}}`)}`, {
    ...rest,
    expected: { ...(traits && { traits }), unreadTraits },
  })

const HIGHEST_ID = String(2n ** 256n - 1n)

/** By the rules of docs/metadata.md. */
const TRAIT_CASES: readonly MetadataCase[] = [
  withTraits('"attributes":{"Head":"Crab","Level":5,"Rare":true,"Wings":null}', {
    name: 'traits as an object',
    source: 'thirdweb-dev/dashboard#2573, where attributes are an object',
    traits: ['Head=Crab', 'Level=5', 'Rare=true'],
  }),
  withTraits(
    '"attributes":[[{"trait_type":"average color","value":"rgb(170,140,91)"},{"trait_type":"Rank","value":543}]],' +
      '"properties":{"creators":[{"address":"X","share":100}]}',
    {
      name: 'traits in a list of lists',
      source: 'HashLips/hashlips_art_engine#596',
      traits: ['average color=rgb(170,140,91)', 'Rank=543'],
      unreadTraits: ['properties'],
    },
  ),
  withTraits(
    '"attributes":[{"type":"property","name":"Talent","value":"Leadership"},' +
      '{"type":"stat","name":"Cool","value":"9","maxValue":"10"}]',
    {
      name: 'traits by name, with their kind as type',
      source: 'Venly, NFT attributes',
      traits: ['Talent=Leadership', 'Cool=9'],
      unreadTraits: ['attributes[1].maxValue: 10'],
    },
  ),
  withTraits('"properties":[{"name":"Rarity","value":"Epic"},{"trait_type":"Class","value":["ABS","ESP"]}]', {
    name: 'properties as a list, and a list as a value',
    source: 'ERC-1155, metadata JSON schema: array_property, as lists write it',
    traits: ['Rarity=Epic', 'Class=ABS', 'Class=ESP'],
  }),
  withTraits('"attributes":[{"display_type":"date","trait_type":"Active Since","value":1607385600}]', {
    name: 'a date in seconds',
    source: 'rarible/protocol#97',
    traits: ['Active Since%date=1607385600'],
  }),
  withTraits(
    '"attributes":[{"trait_type":"Created Date","display_type":"date","value":1580803395000},' +
      '{"trait_type":"Born","displayType":"Date","value":"-86400.5"},' +
      '{"trait_type":"Until","display_type":"date","value":"2021-05-01"},' +
      `{"trait_type":"Ends","display_type":"date","value":${HIGHEST_ID}}]`,
    {
      name: 'dates in milliseconds, as text, before 1970, and no dates',
      source: 'blockscout/frontend#1713; ENS, metadata service',
      traits: ['Created Date%date=1580803395', 'Born%date=-86400', 'Until=2021-05-01', `Ends=${HIGHEST_ID}`],
    },
  ),
  withTraits(
    '"attributes":[{"display_type":"boost_percentage","trait_type":"Stamina = %","value":5.50},' +
      '{"display_type":"boost_number","trait_type":"Aqua Power","value":40},' +
      '{"trait_type":"Stamina%date","value":1},{"value":"Starfish"},' +
      '{"trait_type":"chaos_factor","value":56,"max_value":100}]',
    {
      name: 'boosts, a maximum, and a value without a type',
      source: 'OpenSea, metadata standards; rdixon22, Art Blocks metadata',
      traits: [
        'Stamina %3D %25%percent=5.50',
        'Aqua Power=40',
        'Stamina%25date=1',
        '=Starfish',
        'chaos_factor=56',
      ],
      unreadTraits: ['attributes[4].max_value: 100'],
    },
  ),
  withTraits(
    `"attributes":[{"trait_type":"Id","value":${HIGHEST_ID}},{"trait_type":"Size","value":1.10},{"trait_type":"Mass","value":-6.02e+23}]`,
    {
      name: 'numbers that no float holds',
      source: 'ERC-721: token ids are uint256',
      traits: [`Id=${HIGHEST_ID}`, 'Size=1.10', 'Mass=-6.02e+23'],
    },
  ),
  withTraits(
    '"properties":{"traits":{"background":"red","glasses":{"color":"green","style":5},"tattoos":[4,2,8]}}',
    {
      name: 'traits in groups',
      source: 'algorandfoundation/ARCs#61, koen-vr',
      traits: [
        'traits / background=red',
        'traits / glasses / color=green',
        'traits / glasses / style=5',
        'traits / tattoos=4',
        'traits / tattoos=2',
        'traits / tattoos=8',
      ],
    },
  ),
  withTraits(
    '"properties":{"array_property":{"class":"emphasis","name":"Name","value":[1,2,3,4]},' +
      '"rich_property":{"class":"emphasis","css":{"color":"#fff"},"display_value":"123 Example Value",' +
      '"name":"Name","value":"123"},"simple_property":"example value"}',
    {
      name: 'simple, rich and array properties',
      source: 'ERC-1155, metadata JSON schema',
      traits: ['Name=1', 'Name=2', 'Name=3', 'Name=4', 'Name=123', 'simple_property=example value'],
    },
  ),
  withTraits(
    '"properties":{"image":{"description":"A URI","type":"string"},"name":{"description":"Its name","type":"string"}},' +
      '"title":"Asset Metadata","type":"object"',
    {
      name: 'the description of a document instead of a document',
      source: 'ERC-721, metadata JSON schema',
      traits: [],
      unreadTraits: ['properties.image', 'properties.name'],
    },
  ),
  withTraits(
    '"attributes":"[{\\"trait_type\\":\\"Background\\",\\"value\\":\\"Black\\"},{\\"trait_type\\":\\"Id\\",\\"value\\":12345678901234567890}]"',
    {
      name: 'traits as JSON in a text',
      source: 'multiversx/mx-nft-service#725',
      traits: ['Background=Black', 'Id=12345678901234567890'],
    },
  ),
  withTraits(
    '"traits":[{"attribute_type":"Clan","attribute_value":"Aoi"},{"key":"dataset","value":"29"},' +
      '{"traitType":"Class","value":"Warrior"},{"label":"Rank","value":"A"}]',
    {
      name: 'other names of the type and the value',
      source: 'ordinals/ord#4144; rarible/protocol#363; OpenSea API, ValidateMetadataAttribute',
      traits: ['Clan=Aoi', 'dataset=29', 'Class=Warrior', 'Rank=A'],
    },
  ),
  withTraits(
    '"attributes":["Gold",{"Head":"Crab"},["Eyes","Blue"],{"trait_type":"Hat"},{"type":"body","description":"savannah"},' +
      '{"trait_type":"Hands","value":{}},{"trait_type":"Back","value":null},{"name":"Alice"}]',
    {
      name: 'lists of texts, pairs, and types without a value',
      source: 'CryptoKitties, cattributes; Loot and its forks, lists of texts',
      traits: ['=Gold', 'Head=Crab'],
      unreadTraits: ['attributes[2]', 'attributes[3]', 'attributes[4]', 'attributes[7]'],
    },
  ),
  withTraits(
    '"attributes":[],"properties":{"category":"image","creators":[{"address":"X","share":100}],' +
      '"files":[{"type":"image/png","uri":"1.png"}]}',
    {
      name: 'properties where attributes are empty',
      source: 'Metaplex, token metadata standard',
      traits: ['category=image'],
      unreadTraits: ['properties.creators[0]', 'properties.files[0]'],
    },
  ),
  withTraits('"attributes":"Rare","traits":7', {
    name: 'a text and a number in place of traits',
    source: 'OpenSea, UpdateMetadataRequest: attributes may be a string',
    traits: [],
    unreadTraits: ['attributes: Rare', 'traits: 7'],
  }),
  withTraits(
    `"attributes":[${Array.from({ length: 150 }, (_, index) => `{"trait_type":"T${index}","value":""}`).join(',')}]`,
    {
      name: 'more traits than are kept',
      source: 'the limits of subgraph/src/constants.ts',
      traits: Array.from({ length: 128 }, (_, index) => `T${index}=`),
      unreadTraits: [...Array.from({ length: 16 }, (_, index) => `attributes[${128 + index}]: `), '…'],
    },
  ),
  withTraits(`"attributes":{"a":{"b":{"c":{"d":{"e":{"f":"deepest","g":{"h":"too deep"}}}}}}}`, {
    name: 'values deeper than are read',
    source: 'the limits of subgraph/src/constants.ts',
    traits: ['a / b / c / d / e / f=deepest'],
    unreadTraits: ['attributes.a.b.c.d.e.g.h: too deep'],
  }),
]

/** A drawing as contracts join it from strings, with `#` and `%` as they are. */
const RAW_SVG = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='100%' height='9' fill='#638596'/></svg>`
const SVG_WITH_PROLOG = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: Adobe Illustrator 24.0.1 -->\n${RAW_SVG}`
const HTML =
  '<!DOCTYPE html><html><body style="background:#222"><script>document.title = 1</script></body></html>'
/** One pixel. */
const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
)
const MP4 = encode('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41')

/** A case whose token is itself a file on IPFS. */
const fileOnIpfs = (
  content: string | Uint8Array,
  key: 'image' | 'animationUrl',
  rest: Pick<MetadataCase, 'name' | 'source'>,
): MetadataCase =>
  onIpfs(content, {
    ...rest,
    expected: { name: null, image: null, animationUrl: null, [key]: `ipfs://${getCid(content)}` },
  })

const MEDIA_CASES: readonly MetadataCase[] = [
  onIpfs(JSON.stringify({ image_data: RAW_SVG }), {
    name: 'image_data, SVG text',
    source: 'github.com/ensdomains/ens-metadata-service, issue 52',
    expected: { image: RAW_SVG, listImage: RAW_SVG },
  }),
  onIpfs(JSON.stringify({ image_data: `data:image/svg+xml;base64,${base64(RAW_SVG)}` }), {
    name: 'image_data, a data address',
    source: 'github.com/ourzora/nft-metadata, issue 30',
    expected: { image: `data:image/svg+xml;base64,${base64(RAW_SVG)}` },
  }),
  onIpfs(
    JSON.stringify({
      image_data: RAW_SVG,
      image: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    }),
    {
      name: 'image and image_data',
      source: 'OpenSea metadata standards: image_data only without image',
      expected: { image: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi' },
    },
  ),
  asData(`data:application/json;base64,${base64(JSON.stringify({ image: `\n ${SVG_WITH_PROLOG}` }))}`, {
    name: 'image, SVG text with a prolog',
    source: 'SVG files of Adobe Illustrator; XML 1.0, 2.8',
    expected: { image: SVG_WITH_PROLOG },
  }),
  onIpfs(JSON.stringify({ image: `data:image/svg+xml;utf8,${RAW_SVG}` }), {
    name: 'image, a data address with an unescaped #',
    source: 'Wizards & Warriors-like contracts of 2021; RFC 2397',
    expected: { image: `data:image/svg+xml;utf8,${RAW_SVG}` },
  }),
  onIpfs(
    JSON.stringify({ image: `ar://${ARWEAVE_ID}`, animation_url: `data:text/html;base64,${base64(HTML)}` }),
    {
      name: 'image on Arweave, animation a data address of a page',
      source: 'Manifold documents; github.com/Uniswap/interface, pull request 5492',
      expected: { image: `ar://${ARWEAVE_ID}`, animationUrl: `data:text/html;base64,${base64(HTML)}` },
    },
  ),
  onIpfs(JSON.stringify({ image: '', imageUrl: 'https://host.example/1.png', animation: HTML }), {
    name: 'imageUrl, animation a page as text',
    source: 'github.com/multiversx StandardNftMetadata: animation, image_url; ArtBlocks generator HTML',
    expected: { image: 'https://host.example/1.png', animationUrl: HTML },
  }),
  onIpfs(
    JSON.stringify({
      title: 'Asset Metadata',
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Robot 7' },
        image: { type: 'string', description: 'https://host.example/7.png' },
      },
    }),
    {
      name: 'the schema of ERC-721, filled in',
      source: 'ERC-721, metadata JSON schema, taken as a template',
      expected: { image: 'https://host.example/7.png' },
    },
  ),
  onIpfs(
    JSON.stringify({
      properties: {
        image: { type: 'string', description: 'A URI pointing to a resource with mime type image/*' },
      },
    }),
    {
      name: 'the schema of ERC-721 itself',
      source: 'github.com/revise-network/revisejs-server, metadata-schema.js',
      expected: { image: null },
    },
  ),
  onIpfs(
    JSON.stringify({
      properties: {
        category: 'video',
        files: [
          { uri: `https://arweave.net/${ARWEAVE_ID}?ext=png`, type: 'image/png' },
          { uri: `https://arweave.net/${ARWEAVE_ID}?ext=mp4`, type: 'video/mp4' },
        ],
      },
    }),
    {
      name: 'properties.files',
      source: 'Metaplex, Token Metadata JSON standard',
      expected: {
        image: `https://arweave.net/${ARWEAVE_ID}?ext=png`,
        animationUrl: `https://arweave.net/${ARWEAVE_ID}?ext=mp4`,
      },
    },
  ),
  onIpfs(JSON.stringify({ image: { url: 'https://host.example/1.png', width: 9 } }), {
    name: 'image, an object with an address',
    source: 'schema.org ImageObject, as CMS exports write images',
    expected: { image: 'https://host.example/1.png' },
  }),
  asData(`data:image/svg+xml;base64,${base64(RAW_SVG)}`, {
    name: 'the address is a drawing',
    source: 'github.com/MetaMask/core, pull request 4482',
    expected: { name: null, image: `data:image/svg+xml;base64,${base64(RAW_SVG)}` },
  }),
  asData(`data:image/svg+xml;utf8,${RAW_SVG}`, {
    name: 'the address is a drawing with an unescaped #',
    source: 'RFC 2397',
    expected: { name: null, image: `data:image/svg+xml;utf8,${RAW_SVG}` },
  }),
  asData(`data:text/html,${HTML}`, {
    name: 'the address is a page',
    source: 'RFC 2397',
    expected: { name: null, image: null, animationUrl: `data:text/html,${HTML}` },
  }),
  asData('data:text/plain,words', {
    name: 'the address is text',
    source: 'RFC 2397',
    expected: 'INVALID',
  }),
  fileOnIpfs(PNG, 'image', {
    name: 'the address is a picture on IPFS',
    source: 'github.com/blockscout/blockscout, pull request 3128',
  }),
  fileOnIpfs(SVG_WITH_PROLOG, 'image', {
    name: 'the address is a drawing on IPFS',
    source: 'github.com/blockscout/blockscout, issue 3127',
  }),
  fileOnIpfs(MP4, 'animationUrl', {
    name: 'the address is a film on IPFS',
    source: 'ISO/IEC 14496-12, ftyp; WHATWG MIME Sniffing 6.2',
  }),
  onIpfs(`${HTML} <svg>`, {
    name: 'the address is a page on IPFS',
    source: 'gateways send errors and listings as pages',
    expected: 'INVALID',
  }),
]

/** Cases whose addresses are spellings of the same content. */
export const SPELLINGS: readonly MetadataCase[] = (() => {
  const document = '{"name":"One content"}'
  const cid = getCid(document)
  const { base16, base36, base58 } = cidInBases(document)
  const addresses: readonly (readonly [name: string, source: string, uri: string])[] = [
    ['ipfs://', 'ERC-721, the usual form', `ipfs://${cid}`],
    ['ipfs://ipfs/', 'MakersPlace and Rarible, tokenURI()', `ipfs://ipfs/${cid}`],
    ['ipfs:/ipfs/', 'Rarible, early tokens', `ipfs:/ipfs/${cid}`],
    ['an upper-case scheme', 'RFC 3986, 3.1', `IPFS://${cid}`],
    ['a slash at the end', 'OpenZeppelin, a base URI without token id', `ipfs://${cid}/`],
    [
      'a dedicated gateway',
      'Azuki, tokenURI() at mypinata.cloud',
      `https://ikzttp.mypinata.cloud/ipfs/${cid}`,
    ],
    [
      'a path gateway with a query',
      'Pinata, access tokens',
      `https://a.mypinata.cloud/ipfs/${cid}?pinataGatewayToken=x`,
    ],
    [
      'a path gateway with a file name',
      'path gateway specification, filename',
      `https://ipfs.io/ipfs/${cid}?filename=1.json#top`,
    ],
    [
      'a path gateway, folder twice',
      'Rarible, ipfs.rarible.com',
      `https://ipfs.rarible.com/ipfs/ipfs/${cid}`,
    ],
    [
      'a path gateway with a port, unencrypted',
      'Kubo, the local gateway',
      `http://127.0.0.1:8080/ipfs/${cid}`,
    ],
    ['a subdomain gateway', 'nft.storage, its documentation', `https://${cid}.ipfs.nftstorage.link/`],
    [
      'a subdomain gateway, upper case',
      'subdomain gateway specification',
      `HTTPS://${cid.toUpperCase()}.IPFS.dweb.link?x=1`,
    ],
    [
      'a subdomain gateway in base36',
      'subdomain gateway specification',
      `https://${base36}.ipfs.localhost:8080`,
    ],
    ['a path without host', 'path gateway specification, content path', `/ipfs/${cid}`],
    ['a CID alone', 'Async Art, tokenURI()', cid],
    ['base16, the digest as a contract stores it', 'multibase specification', `ipfs://${base16}`],
    ['base58', 'multibase specification, zb2rh…', `ipfs://${base58}`],
    ['blanks around it', 'ERC-721, hand-written', ` ipfs://${cid}\n`],
    ['dweb:', 'IPFS documentation, address IPFS on the web', `dweb:/ipfs/${cid}`],
  ]
  return addresses.map(([name, source, uri]) =>
    onIpfs(document, { name: `IPFS, ${name}`, source, uri: () => uri, expected: { name: 'One content' } }),
  )
})()

/** The CID of a folder of a real collection, whose files these cases make up. */
const BAYC = 'QmeSjSinHpPnmXmspMjwiXyN6zS4E9zccariGR3jxcaWtq'

const inFolder = (name: string, source: string, uri: string, path: string): MetadataCase => ({
  name: `IPFS, ${name}`,
  source,
  uri,
  files: { [`ipfs://${path}`]: JSON.stringify({ name }) },
  expected: { place: 'IPFS', document: { name } },
})

const elsewhere = (name: string, source: string, uri: string): MetadataCase => ({
  name: `no content: ${name}`,
  source,
  uri,
  expected: { place: 'ELSEWHERE', document: null },
})

const ADDRESSES: readonly MetadataCase[] = [
  inFolder('a file of a folder', 'Bored Ape Yacht Club, tokenURI()', `ipfs://${BAYC}/1`, `${BAYC}/1`),
  inFolder(
    'a file at a gateway',
    'Foundation, tokenURI()',
    `https://ipfs.foundation.app/ipfs/${BAYC}/metadata.json?x=1`,
    `${BAYC}/metadata.json`,
  ),
  inFolder(
    'two slashes',
    'bug reports: base URI and path both with a slash',
    `ipfs://${BAYC}//2.json`,
    `${BAYC}/2.json`,
  ),
  inFolder(
    'blanks and a number sign in the name',
    'HashLips art engine, file names',
    `ipfs://${BAYC}/Ape #12.json`,
    `${BAYC}/Ape #12.json`,
  ),
  inFolder(
    'an encoded name',
    'RFC 3986',
    `https://dweb.link/ipfs/${BAYC}/a%20b%26c.json`,
    `${BAYC}/a b&c.json`,
  ),
  inFolder('a name that is not ASCII', 'RFC 3987', `ipfs://${BAYC}/冬.json`, `${BAYC}/冬.json`),
  inFolder(
    'a percent sign that encodes nothing',
    'RFC 3986',
    `ipfs://${BAYC}/100%.json`,
    `${BAYC}/100%.json`,
  ),
  inFolder(
    'a bare CID of version 0 with a path',
    'Async Art, tokenURI()',
    `${BAYC}/3.json`,
    `${BAYC}/3.json`,
  ),
  elsewhere(
    'a folder below the root',
    'path gateway specification',
    `https://example.com/files/ipfs/${BAYC}`,
  ),
  elsewhere(
    'a host that looks like a CID',
    'subdomain gateway specification',
    `https://${getCid('x')}.example.com/1`,
  ),
  elsewhere(
    'IPNS',
    'IPNS: what it names can change',
    'ipns://k51qzi5uqu5dgutdk6teotk2prcpx5eqkk5sd7ewgqr4yhdbwzn6lfefjc4aph/1',
  ),
  elsewhere(
    'the key of IPNS as content',
    'libp2p, peer IDs',
    'ipfs://k51qzi5uqu5dgutdk6teotk2prcpx5eqkk5sd7ewgqr4yhdbwzn6lfefjc4aph',
  ),
  elsewhere('no CID', 'IPFS documentation, DNSLink', 'https://docs.ipfs.tech/ipfs/how-to'),
  elsewhere('a path that climbs', 'RFC 3986, 5.2.4', `ipfs://${BAYC}/%2e%2e/%2E./graphql`),
]

/** Documents in what the contract returns, decoded as leniently as browsers and other marketplaces do. */
const DECODING: readonly MetadataCase[] = [
  onIpfs('\uFEFF{"name":"Marked"}', {
    name: 'a byte-order mark in a file',
    source: 'RFC 8259, 8.1: parsers may ignore it; Notepad writes it',
    expected: { name: 'Marked' },
  }),
  onIpfs(Buffer.from('\uFEFF{"name":"UTF-16"}', 'utf16le'), {
    name: 'UTF-16 is no encoding of JSON',
    source: 'RFC 8259, 8.1',
    expected: 'INVALID',
  }),
  asData('data:application/json;utf8,\uFEFF{"name":"Marked data"}', {
    name: 'data, a byte-order mark',
    source: 'RFC 8259, 8.1',
    expected: { name: 'Marked data' },
  }),
  asData(`data:application/json;base64,${base64('\uFEFF{"name":"Marked base64"}')}`, {
    name: 'data, a byte-order mark in base64',
    source: 'RFC 8259, 8.1',
    expected: { name: 'Marked base64' },
  }),
  asData('{"name":"No address"}', {
    name: 'the document in place of its address',
    source: 'reports of tokenURI() that returns JSON',
    expected: { name: 'No address' },
  }),
  asData('\n  { "name": "No address, with blanks" }', {
    name: 'the document in place of its address, for editions',
    source: 'reports of uri() that returns JSON',
    standard: 'ERC1155',
    expected: { name: 'No address, with blanks' },
  }),
  asData(`data:application/json;base64,"${base64('{"name":"Quoted"}')}"`, {
    name: 'data, base64 in quotation marks',
    source: 'RFC 2045, 6.8: other characters are ignored',
    expected: { name: 'Quoted' },
  }),
  asData(`data:application/json;base64,${base64('{"name":"Folded base64"}').replace(/.{8}/g, '$&\r\n ')}`, {
    name: 'data, base64 in lines',
    source: 'RFC 2045, 6.8',
    expected: { name: 'Folded base64' },
  }),
  asData(`data:application/json;base64,${base64('{"name":"No padding!"}').replace(/=+$/, '')}`, {
    name: 'data, base64 without padding',
    source: 'WHATWG Infra, forgiving-base64 decode',
    expected: { name: 'No padding!' },
  }),
  asData(
    `data:application/json;base64,${Buffer.from('{"name":"Ürl säfe ÿÿÿ>>>???"}').toString('base64url')}`,
    {
      name: 'data, base64url',
      source: 'RFC 4648, 5',
      expected: { name: 'Ürl säfe ÿÿÿ>>>???' },
    },
  ),
  asData(`data:application/json;base64,${encodeURIComponent(base64('{"name":"Escaped base64"}  '))}`, {
    name: 'data, percent-encoded base64',
    source: 'RFC 2397 and WHATWG Fetch, data: URL processor',
    expected: { name: 'Escaped base64' },
  }),
  asData(`data:application/json;base64,${base64('{"name":')}${base64('"In parts"}')}`, {
    name: 'data, base64 in parts',
    source: 'contracts that encode each part',
    expected: { name: 'In parts' },
  }),
  asData(`DATA:Application/JSON;charset=utf-8;BASE64,${base64('{"name":"Upper case"}')}`, {
    name: 'data, upper case, with a character set',
    source: 'RFC 3986, 3.1; RFC 2045, 5.1',
    expected: { name: 'Upper case' },
  }),
  asData(`data:application/json;base64;charset=utf-8,${base64('{"name":"Order"}')}`, {
    name: 'data, parameters in another order',
    source: 'reports of wallets that require ;base64 last',
    expected: { name: 'Order' },
  }),
  asData('data:,{"name":"No type"}', {
    name: 'data, without a type',
    source: 'RFC 2397, examples',
    expected: { name: 'No type' },
  }),
  asData('data:application/json;utf8,{"name":"Loot #1, 100% ok","external_url":"https://a.example/#b"}', {
    name: 'data, number and percent signs that nothing escapes',
    source: 'Zora nft-metadata: permissive data: URIs of on-chain contracts',
    expected: { name: 'Loot #1, 100% ok', externalUrl: 'https://a.example/#b' },
  }),
  onIpfs('{"name":"Two\nlines"}', {
    name: 'a line break within text',
    source: 'RFC 8259, 7 forbids it; contracts and scripts join texts as they are',
    expected: { name: 'Two lines' },
  }),
]

export const METADATA_CASES: readonly MetadataCase[] = [
  ...TRAIT_CASES,
  ...MEDIA_CASES,
  onIpfs('{"name":"By its address","attributes":[{"trait_type":"Head","value":"Crab"}]}', {
    name: 'IPFS, the plain address',
    source: 'ERC-721, metadata JSON schema',
    expected: { name: 'By its address', traits: ['Head=Crab'] },
  }),
  asData(`data:application/json;base64,${base64('{"name":"In base64"}')}`, {
    name: 'data, base64',
    source: 'RFC 2397',
    expected: { name: 'In base64' },
  }),
  asData('data:application/json,%7B%22name%22%3A%22100%25%22%7D', {
    name: 'data, percent-encoded, for editions',
    source: 'RFC 2397',
    standard: 'ERC1155',
    expected: { name: '100%' },
  }),
  {
    name: 'Arweave, with a path',
    source: 'ArweaveKit, path manifests',
    uri: `ar://${ARWEAVE_ID}/1.json`,
    files: { [`ar://${ARWEAVE_ID}/1.json`]: '{"name":"In a manifest"}' },
    expected: { place: 'ARWEAVE', document: { name: 'In a manifest' } },
  },
  {
    name: 'a host that is no gateway',
    source: 'ERC-721, metadata JSON schema',
    uri: 'https://api.example.com/token/1',
    expected: { place: 'ELSEWHERE', document: null },
  },
  onIpfs('{"name":"Asset Name","decimals":18,"properties":{"simple_property":"example value"}}', {
    name: 'decimals of a currency',
    source: 'EIP-1155, ERC-1155 Metadata URI JSON Schema',
    standard: 'ERC1155',
    expected: { name: 'Asset Name', decimals: 18, traits: ['simple_property=example value'] },
  }),
  asData('data:application/json,{"name":"Silver Card","decimals":2,"properties":{"cardType":"silver"}}', {
    name: 'decimals of hundredths',
    source: 'Skyweaver and Sequence’s token metadata, "decimals": 2',
    standard: 'ERC1155',
    expected: { name: 'Silver Card', decimals: 2 },
  }),
  asData('data:application/json,{"name":"Rare","decimals":0}', {
    name: 'decimals of whole units',
    source: 'Enjin’s metadata for ERC-1155, "decimals": 0',
    standard: 'ERC1155',
    expected: { name: 'Rare', decimals: 0 },
  }),
  asData('data:application/json,{"name":"Text","decimals":"6"}', {
    name: 'decimals as text',
    source: 'thirdweb’s edition metadata, fields of any type as text',
    standard: 'ERC1155',
    expected: { name: 'Text', decimals: 6 },
  }),
  asData('data:application/json,{"name":"Lie","decimals":78}', {
    name: 'decimals beyond 256 bits',
    source: 'ERC-20’s uint8 decimals, of which an ERC-1155 wrapper copies any',
    standard: 'ERC1155',
    expected: { name: 'Lie', decimals: null, unreadTraits: ['decimals: 78'] },
  }),
  asData('data:application/json,{"name":"Nonsense","decimals":{"value":18}}', {
    name: 'decimals of another shape',
    source: 'EIP-1155, rich properties as its example writes them',
    standard: 'ERC1155',
    expected: { name: 'Nonsense', decimals: null, unreadTraits: ['decimals'] },
  }),
  asData('data:application/json,{"name":"Half","decimals":1.5}', {
    name: 'decimals that are no whole number',
    source: 'EIP-1155, whose schema says "integer"',
    standard: 'ERC1155',
    expected: { name: 'Half', decimals: null, unreadTraits: ['decimals: 1.5'] },
  }),
  asData('data:application/json,{"name":"Word","decimals":"eighteen","attributes":[{"trait_type":"Head"}]}', {
    name: 'decimals in words, beside a trait without a value',
    source: 'EIP-1155, whose schema says "integer"; OpenSea’s metadata standards, attributes',
    standard: 'ERC1155',
    expected: { name: 'Word', decimals: null, unreadTraits: ['decimals: eighteen', 'attributes[0]'] },
  }),
  asData('data:application/json,{"name":"Negative","decimals":-1}', {
    name: 'negative decimals',
    source: 'EIP-1155, whose schema says "integer" and no minimum',
    standard: 'ERC1155',
    expected: { name: 'Negative', decimals: null, unreadTraits: ['decimals: -1'] },
  }),
  asData('data:application/json,{"name":"Many","decimals":400}', {
    name: 'decimals of three digits',
    source: 'ERC-20’s uint8 decimals, of which an ERC-1155 wrapper copies any',
    standard: 'ERC1155',
    expected: { name: 'Many', decimals: null, unreadTraits: ['decimals: 400'] },
  }),
  asData('data:application/json,{"name":"Unset","decimals":null}', {
    name: 'decimals that are null',
    source: 'thirdweb’s edition metadata, which writes unset fields as null',
    standard: 'ERC1155',
    expected: { name: 'Unset', decimals: null, unreadTraits: [] },
  }),
  ...SPELLINGS,
  ...ADDRESSES,
  ...DECODING,
]

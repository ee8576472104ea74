// Addresses, event signatures and limits that the mappings share.
import { Address, BigInt, Bytes } from '@graphprotocol/graph-ts'

/** Values of TokenStandard. */
export const ERC721 = 'ERC721'
export const ERC1155 = 'ERC1155'

/** Seaport 1.6, at the same address on every chain, like the others (github.com/ProjectOpenSea/seaport, "Deployments"). */
export function seaport16(): Address {
  return Address.fromString('0x0000000000000068F116a894984e2DB1123eB395')
}
export function seaport15(): Address {
  return Address.fromString('0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC')
}
export function seaport14(): Address {
  return Address.fromString('0x00000000000001ad428e4906aE43D8F9852d0dD6')
}
export function seaport11(): Address {
  return Address.fromString('0x00000000006c3852cbEf3e08E8dF289169EdE581')
}

/** Seaport's ConduitController, at the same address on every chain (docs.opensea.io, Seaport deployments). */
export function conduitController(): Address {
  return Address.fromString('0x00000000F9490004C11Cef243f5400493c00Ad63')
}

/** Multicall3, at the same address on every chain that has it (github.com/mds1/multicall3, "Deployments"). */
export function multicall3(): Address {
  return Address.fromString('0xcA11bde05977b3631167028862bE2a173976CA11')
}

/** keccak256("Transfer(address,address,uint256)"), EIP-721 with the token id indexed. */
export const TRANSFER_SIGNATURE = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** keccak256("TransferSingle(address,address,address,uint256,uint256)"), EIP-1155. */
export const TRANSFER_SINGLE_SIGNATURE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** keccak256("TransferBatch(address,address,address,uint256[],uint256[])"), EIP-1155. */
export const TRANSFER_BATCH_SIGNATURE = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
/** keccak256 of OrderFulfilled, which has been the same since Seaport 1.1. */
export const ORDER_FULFILLED_SIGNATURE = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'

/** keccak256("OrdersMatched(bytes32[])") of Seaport 1.4 to 1.6, emitted right after the OrderFulfilled logs of one match. */
export const ORDERS_MATCHED_SIGNATURE = '0x4b9f2d36e1b4c93de62cc077b00b1a91d84b6c31b4a14e012718dcca230689e7'

/** EIP-165 ids of EIP-721, EIP-1155 and EIP-2981. */
export function erc721Interface(): Bytes {
  return Bytes.fromHexString('0x80ac58cd')
}
export function erc1155Interface(): Bytes {
  return Bytes.fromHexString('0xd9b67a26')
}
/** The id that no contract may claim to support (EIP-165): a contract that claims this one claims all of them. */
export function invalidInterface(): Bytes {
  return Bytes.fromHexString('0xffffffff')
}
export function erc2981Interface(): Bytes {
  return Bytes.fromHexString('0x2a55205a')
}

/** Longest name and symbol kept, in UTF-16 units. */
export const MAX_NAME_LENGTH = 256
/** Longest metadata address kept, in UTF-16 units; `data:` addresses have a limit of their own. */
export const MAX_URI_LENGTH = 2048
/** Largest metadata document read, in bytes of the document, or of UTF-16 units of its `data:` address. */
export const MAX_DOCUMENT_LENGTH = 1 << 20
/** Longest text kept of a document's image or animation, which may be a `data:` address. */
export const MAX_MEDIA_LENGTH = 1 << 19
/**
 * Longest image in a list's row, in UTF-16 units. 1,000 rows must fit into the 32 MB that a page reads: such images take up
 * to three bytes a unit (13.8 MB), and the traits below up to six (12.3 MB).
 */
export const MAX_LIST_IMAGE_LENGTH = 4608
/** The most decimals of an ERC-1155 token's quantities: 10^77 is the largest power of ten in 256 bits. */
export const MAX_DECIMALS = 77
/** Longest text kept of a document's other fields. */
export const MAX_DESCRIPTION_LENGTH = 16384
/** Most traits kept from one document, and the longest type or value of each in UTF-16 units. */
export const MAX_TRAITS = 128
export const MAX_TRAIT_LENGTH = 256
/** Most text of all traits of a document together, in UTF-16 units, for the same reason. */
export const MAX_TRAITS_TEXT = 2048
/** Deepest value that is read as a trait, below `attributes`, and most values that are looked at. */
export const MAX_TRAIT_DEPTH = 6
export const MAX_TRAIT_VALUES = 4096
/** Most entries kept of what wasn't read as a trait, but for the `…` at their end, and the longest in UTF-16 units. */
export const MAX_UNREAD_TRAITS = 16
export const MAX_UNREAD_LENGTH = 120

/** Most tokens that one ConsecutiveTransfer adds to the index (ERC-721A mints at most 5,000 at once). */
export const MAX_CONSECUTIVE = 5000
/**
 * Most tokens that the ConsecutiveTransfer logs of one block add for all collections outside the configuration. Such a
 * log costs its contract the same for one token as for thousands (EIP-2309 intends it for deployments).
 */
export const CONSECUTIVE_PER_BLOCK = 10000
/** Most token ids that one refresh (ERC-4906) covers. */
export const MAX_REFRESH = 100000
/** Most collections served in one run of the block handler that reads metadata: one `eth_call` each. */
export const METADATA_TURNS_PER_RUN = 8
/** Turns that an incomplete batch takes, since it may have used all the gas of a call. */
export const METADATA_FAILED_BATCH_TURNS = 4
/**
 * Tokens read in one call: 32 on-chain images of a million gas each still fit into the 50 million that graph-node
 * allows.
 */
export const METADATA_BATCH_SIZE = 32
/**
 * When fewer tokens of a collection fit into one call, it is read a token at a time, with one call a run for all such
 * collections.
 */
export const METADATA_LEAST_BATCH_SIZE = 4
/** Consecutive batches that fail, whole or in part, before a collection is read a token at a time. */
export const METADATA_FAILED_BATCHES = 3
/** Consecutive successful single reads before a collection is read in batches again. */
export const METADATA_READS_TO_BATCH = 4
/** Consecutive failed calls for one token before a collection is read rarely. */
export const METADATA_FAILURES = 8
/** In one of so many runs, the one call for a single token goes to a rarely read collection. */
export const METADATA_RARE_RUNS = 32
/** Token ids checked in one turn, including ids that the index does not have. */
export const METADATA_STEPS_PER_TURN = 128
/** Jobs checked in one turn. */
export const METADATA_JOBS_PER_TURN = 32

/** Most calls in one block that read ERC-1155 balances of one collection because of transfers. */
export const BALANCE_CALLS_PER_COLLECTION = 16
/** Most such calls in one block for all collections. */
export const BALANCE_CALLS_PER_BLOCK = 64
/** Balances read in one such call. */
export const MAX_BALANCES_PER_CALL = 1024
/** Failed calls after which a collection's balances are read for orders only. */
export const BALANCE_FAILURES = 3

/**
 * Calls to contracts that orders name: by the events of one block, and by one run of the block handler, which makes the
 * calls that the events' budget did not allow. A contract may use 50 million gas in each (graph-node's
 * ETHEREUM_MAX_CALL_GAS).
 */
export const ORDER_CALLS_PER_BLOCK = 64
export const ORDER_CALLS_PER_RUN = 128
/** Most calls that the first read of a contract takes. */
export const CALLS_PER_DISCOVERY = 6

/** Orders that one handler may review whatever other handlers did: about what the event itself costs. */
export const REVIEWS_PER_HANDLER = 4
/**
 * Orders beyond these that the events of one block may have reviewed, and orders of one run of the block handler, which
 * does the reviews that the events' budget did not allow. A bundle counts for each item. Each review takes about 2 ms.
 */
export const REVIEWS_PER_BLOCK = 2048
export const REVIEWS_PER_RUN = 2048
/** Live orders searched for a token's best, and offered items visited, in the time of one review. */
export const SEARCHED_PER_REVIEW = 8
export const ITEMS_PER_REVIEW = 64
/** Most live listings, or live offers, of one token among which the best is searched. They fit into one run. */
export const MAX_SEARCHED = 16000

/**
 * Most items of an order that counts as a listing or an offer, because each may be a sale. A block has gas for more; the
 * index takes such orders for neither.
 */
export const MAX_TRADED_ITEMS = 100
/**
 * Most parts, by seller and buyer, into which the units of one item are separated. Units beyond have no sale. Equals
 * MAX_PARTS of the check in the browser.
 */
export const MAX_PARTS = 100
/**
 * Most items that one maker's open orders may offer in total, with each order counting for at least one. One
 * CounterIncremented closes all of them, and graph-node lets a handler save 250,000 times (graph, runtime/gas/costs.rs,
 * STORE_SET).
 */
export const MAX_OPEN_ITEMS = 15000
/**
 * Most of a price that accounts other than the seller may get, in basis points. Equals OTHERS_CAP_BASIS_POINTS of the
 * site's checks.
 */
export const OTHERS_CAP_BASIS_POINTS = 2500

/** Orders on one page of a conduit. */
export const CONDUIT_PAGE_SIZE = 64
/** Longest time between the two halves of a round trip, in seconds. */
export const ROUND_TRIP_SECONDS = 30 * 86400
/** Most movements from a sale to the item's return: with three, it went through three other accounts. */
export const MAX_ROUND_TRIP_STEPS = 3
/**
 * Number of latest sales of one token that are followed. An ERC-721 token never has more than four that can still
 * return.
 */
export const MAX_FOLLOWED_SALES = 16
/** Number of latest sales without fee or royalty kept per seller, buyer and unit of account. */
export const MAX_PAIR_SALES = 32
/** Prices of a trade and its reversal count as equal when they differ by no more than one part in this many. */
export const PRICE_TOLERANCE_DIVISOR = 10

/** Orders in one sweep bucket. */
export const SWEEP_PAGE_SIZE = 64
/**
 * Orders that one run of the block handler ends, and others that it settles: those that start, or whose price or conduit
 * changed. The page that passes this number is finished.
 */
export const SWEEP_ORDERS_PER_RUN = 256
/** Sweep buckets of each calendar visited in one run, including those whose orders are all gone. */
export const SWEEP_BUCKETS_PER_RUN = 32
/** Days of each calendar skipped in one run of the block handler: a chain that stood still for longer catches up in several runs. */
export const SWEEP_DAYS_PER_RUN = 64
/** Orders that start within this many seconds count as started, since makers' clocks run ahead of blocks. */
export const START_GRACE_SECONDS = 60
/** Times from here on (the year 5138) count as never: orders without an end use 2^256 - 1. */
export function farFuture(): BigInt {
  return BigInt.fromI64(100000000000)
}

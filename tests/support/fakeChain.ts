// A chain as its node reports it, for tests of transaction tracking: blocks, a pool, branches, and outages.
import type { Address } from '../../src/domain/address.ts'
import type { TxHash } from '../../src/domain/hashes.ts'
import type { RpcReply, SendBatch } from '../../src/domain/rpc.ts'
import type { WriteCall } from '../../src/transactions/definition.ts'

const hex = (value: number | bigint) => `0x${value.toString(16)}`

interface ChainTransaction {
  readonly hash: TxHash
  readonly nonce: number
  readonly to: Address
  readonly data: string
  readonly value: bigint
  /** Null while it is in the pool. */
  block: number | null
  status: string | undefined
}

export class FakeChain {
  readonly account: Address
  readonly call: WriteCall
  transactions: ChainTransaction[] = []
  revertData = '0x'
  /** What every contract answers at a block; it reverts while unset. */
  readState: ((block: number) => RpcReply) | undefined
  /** The account's code. */
  code = '0x'
  down = false
  /** Requests that failed because the node was down. */
  missed = 0
  /** Requests that the node answered. */
  answered = 0
  /** Number of blocks that the node has not seen yet. */
  lag = 0
  /** Whether the node keeps the states of older blocks. */
  archive = true
  /** The branch that each block belongs to, by height. */
  private branches: number[] = Array.from({ length: 101 }, () => 0)
  private branch = 0

  constructor(account: Address, call: WriteCall) {
    this.account = account
    this.call = call
  }

  get block(): number {
    return this.branches.length - 1
  }

  hashAt(block: number): TxHash {
    return `0x${`${hex(block).slice(2)}b${this.branches[block] ?? 0}`.padStart(64, '0')}` as TxHash
  }

  add(options: Partial<ChainTransaction> & { hash: TxHash }): ChainTransaction {
    const transaction = { nonce: 0, ...this.call, block: null, status: '0x1', ...options }
    this.transactions.push(transaction)
    return transaction
  }

  /** Adds empty blocks. */
  grow(blocks: number): void {
    for (let block = 0; block < blocks; block++) this.branches.push(this.branch)
  }

  mine(hash: TxHash, status: string | undefined = '0x1'): void {
    this.grow(1)
    const transaction = this.transactions.find((candidate) => candidate.hash === hash)
    if (transaction === undefined) throw new Error('no such transaction')
    transaction.block = this.block
    transaction.status = status
    // Each nonce can be used once.
    this.transactions = this.transactions.filter(
      (one) => one === transaction || one.nonce !== transaction.nonce,
    )
  }

  drop(hash: TxHash): void {
    this.transactions = this.transactions.filter((transaction) => transaction.hash !== hash)
  }

  /** Replaces the last blocks with one more than there were; their transactions return to the pool. */
  reorganize(depth: number): void {
    this.branch += 1
    this.branches = this.branches.slice(0, -depth)
    for (const transaction of this.transactions) {
      if (transaction.block !== null && transaction.block > this.block) transaction.block = null
    }
    this.grow(depth + 1)
  }

  /** Starts another chain with the same number of blocks. */
  restart(): void {
    this.branch += 1
    this.branches = this.branches.map(() => this.branch)
    this.transactions = []
  }

  send: SendBatch = (requests) => {
    if (this.down) {
      this.missed += 1
      return Promise.reject(new Error('down'))
    }
    this.answered += 1
    return Promise.resolve(requests.map(({ method, params }) => this.answer(method, params)))
  }

  private toHeight(block: unknown): number {
    if (typeof block === 'string') return Number(block)
    const { blockHash } = block as { readonly blockHash: string }
    return this.branches.findIndex((_, height) => this.hashAt(height) === blockHash)
  }

  private answer(method: string, [first, second]: readonly unknown[]): RpcReply {
    const ok = (result: unknown): RpcReply => ({ ok: true, result })
    const head = this.block - this.lag
    const visible = this.transactions.filter(({ block }) => block === null || block <= head)
    const count = (limit: number) => visible.filter(({ block }) => block !== null && block <= limit).length
    const found = visible.find(({ hash }) => hash === first)
    switch (method) {
      case 'eth_blockNumber':
        return ok(hex(head))
      case 'eth_getTransactionCount':
        if (second === 'pending') return ok(hex(visible.length))
        if (second === 'latest') return ok(hex(count(head)))
        return this.archive
          ? ok(hex(count(Number(second))))
          : { ok: false, code: -32000, message: 'missing trie node', data: undefined }
      case 'eth_getTransactionReceipt':
        return ok(
          found === undefined || found.block === null
            ? null
            : {
                transactionHash: found.hash,
                status: found.status,
                blockNumber: hex(found.block),
                blockHash: this.hashAt(found.block),
              },
        )
      case 'eth_getTransactionByHash':
        return ok(found === undefined ? null : { hash: found.hash, nonce: hex(found.nonce) })
      case 'eth_getBlockByNumber': {
        const number = Number(first)
        if (number > head) return ok(null)
        const held = visible.filter(({ block }) => block === number)
        return ok({
          hash: this.hashAt(number),
          transactions: held.map(({ hash, nonce, to, data, value }) => ({
            hash,
            from: this.account,
            nonce: hex(nonce),
            to,
            input: data,
            value: hex(value),
          })),
        })
      }
      case 'eth_getCode':
        return ok(this.code)
      case 'eth_call':
        if (this.readState !== undefined) return this.readState(this.toHeight(second))
        return { ok: false, code: 3, message: 'reverted', data: this.revertData }
      default:
        throw new Error(`unexpected ${method}`)
    }
  }
}

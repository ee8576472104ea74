// For tests: any block's receipts, as a node returns them.
import fc from 'fast-check'
import { type Hex, toHex } from '../../src/verification/hex.ts'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((value): Hex => toHex(value))

const log = fc.record({
  address: bytes(20),
  topics: fc.array(bytes(32), { maxLength: 4 }),
  data: fc.uint8Array({ maxLength: 70 }).map((value): Hex => toHex(value)),
})

/** The receipts of one block, with every transaction type, as a node returns them. */
export const blocks = fc
  .array(
    fc.record({
      type: fc.constantFrom('0x0', '0x1', '0x2', '0x3', '0x7e'),
      status: fc.constantFrom('0x0', '0x1'),
      cumulativeGasUsed: fc.nat().map((gas) => `0x${gas.toString(16)}`),
      logsBloom: bytes(256),
      transactionHash: bytes(32),
      logs: fc.array(log, { maxLength: 3 }),
    }),
    // Beyond 128 the keys of a trie become longer.
    { minLength: 1, maxLength: 140 },
  )
  .map((receipts) => {
    let logIndex = 0
    return receipts.map((receipt, index) => ({
      ...receipt,
      ...(receipt.type === '0x7e' ? { depositNonce: '0x5', depositReceiptVersion: '0x1' } : {}),
      transactionIndex: `0x${index.toString(16)}`,
      blockHash: `0x${'bb'.repeat(32)}`,
      logs: receipt.logs.map((one) => ({ ...one, logIndex: `0x${(logIndex++).toString(16)}` })),
    }))
  })

// The opcodes of code that `eth_call` runs in place of a contract.

/** EVM opcodes. Source: https://www.evm.codes */
export const OP = {
  add: '01',
  mul: '02',
  sub: '03',
  lt: '10',
  eq: '14',
  xor: '18',
  shl: '1b',
  shr: '1c',
  address: '30',
  caller: '33',
  callDataLoad: '35',
  callDataSize: '36',
  callDataCopy: '37',
  codeCopy: '39',
  extCodeSize: '3b',
  returnDataSize: '3d',
  returnDataCopy: '3e',
  pop: '50',
  mload: '51',
  mstore: '52',
  jumpI: '57',
  gas: '5a',
  jumpDest: '5b',
  dup1: '80',
  dup2: '81',
  dup3: '82',
  dup4: '83',
  dup5: '84',
  call: 'f1',
  return: 'f3',
  revert: 'fd',
} as const

/** Pushes a number in a fixed width, so that the code's length doesn't depend on its numbers. */
export function push(value: bigint | number, bytes: number): string {
  return (0x5f + bytes).toString(16) + value.toString(16).padStart(bytes * 2, '0')
}

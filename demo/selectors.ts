// Function descriptions by selector, for calls without arguments to describe and calls whose arguments can't be
// decoded.

export const FUNCTIONS: Readonly<Record<string, { readonly signature: string; readonly meaning: string }>> = {
  '0x88147732': { signature: 'validate', meaning: 'Publish orders' },
  '0xfd9f1e10': { signature: 'cancel', meaning: 'Cancel orders' },
  '0x5b34b966': { signature: 'incrementCounter', meaning: 'Cancel all of your orders' },
  '0x00000000': { signature: 'fulfillBasicOrder_efficient_6GL6yc', meaning: 'Fill an order' },
  '0xfb0f3ee1': { signature: 'fulfillBasicOrder', meaning: 'Fill an order' },
  '0xe7acab24': { signature: 'fulfillAdvancedOrder', meaning: 'Fill a part of an order' },
  '0xf2d12b12': { signature: 'matchAdvancedOrders', meaning: 'Match orders' },
  '0x87201b41': { signature: 'fulfillAvailableAdvancedOrders', meaning: 'Fill several orders' },
  '0xa22cb465': { signature: 'setApprovalForAll', meaning: 'Change who may move your items' },
  '0xd0e30db0': { signature: 'deposit', meaning: 'Wrap the native coin' },
  '0x2e1a7d4d': { signature: 'withdraw', meaning: 'Unwrap to the native coin' },
  '0x095ea7b3': { signature: 'approve', meaning: 'Change who may spend a currency of yours' },
}

/** Describes a call by its selector, for a contract that has these functions. */
export function nameCall(data: string): string {
  if (data.length < 10) return 'Send the native coin'
  return FUNCTIONS[data.slice(0, 10).toLowerCase()]?.meaning ?? `Call ${data.slice(0, 10)}`
}

/** Describes a call to an unknown contract: only the function's name, without a meaning. */
export function nameUnknownCall(data: string): string {
  if (data.length < 10) return nameCall(data)
  const selector = data.slice(0, 10).toLowerCase()
  return `Call ${FUNCTIONS[selector]?.signature ?? selector}`
}

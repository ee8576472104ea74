// Replaces `@ethersproject/providers` in the bundle of web3-react, whose provider hooks Vitrine does not use:
// a wallet's provider is wrapped by ethers 6, in `bridge.ts`, when the first transaction is sent.

/** Never called. */
export function Web3Provider(): never {
  throw new Error('Wrap the connector’s provider with src/wallet/bridge.ts instead.')
}

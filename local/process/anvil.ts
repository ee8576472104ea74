// Names the program that is the local chain.
import type { Program } from '../../subgraph/manifest/program.ts'

/** The packages are those that Foundry publishes, under its names for processors. */
export const anvil: Program<'anvil'> = {
  file: 'anvil',
  is: 'the local chain',
  packages: {
    'darwin-arm64': '@foundry-rs/anvil-darwin-arm64',
    'darwin-x64': '@foundry-rs/anvil-darwin-amd64',
    'linux-arm64': '@foundry-rs/anvil-linux-arm64',
    'linux-x64': '@foundry-rs/anvil-linux-amd64',
  },
  otherwise: 'Foundry (curl -L https://foundry.paradigm.xyz | bash, then foundryup).',
}

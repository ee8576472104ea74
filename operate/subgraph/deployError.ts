// The one error of deploying a subgraph.

/** Thrown when a deployment can't go on; the message says why and what to do. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
}

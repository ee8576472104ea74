// A metadata document that arrived from IPFS. A module of its own: see the manifest.
import { Bytes, dataSource } from '@graphprotocol/graph-ts'
import { fileMetadataId } from '../ids'
import { saveDocument } from '../metadata/document'

export function handleMetadataFile(content: Bytes): void {
  saveDocument(fileMetadataId(dataSource.stringParam()), content)
}

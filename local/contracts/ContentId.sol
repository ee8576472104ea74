// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

/// Writes the `ipfs://` address of a document from the digest of its bytes, so that a token stores one word.
library ContentId {
    /// RFC 4648 base32 in lower case, the default alphabet of CIDv1 (multibase prefix `b`).
    bytes32 private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
    /// CID version 1, raw codec, sha2-256, 32 bytes of digest.
    bytes4 private constant PREFIX = 0x01551220;
    uint256 private constant TEXT_LENGTH = 58;

    /// @param digest sha2-256 of the document's bytes
    function toUri(bytes32 digest) internal pure returns (string memory) {
        bytes memory binary = abi.encodePacked(PREFIX, digest);
        bytes memory text = new bytes(TEXT_LENGTH);
        uint256 pending;
        uint256 pendingBits;
        uint256 written;
        for (uint256 i = 0; i < binary.length; i++) {
            pending = ((pending << 8) | uint8(binary[i])) & 0xffff;
            pendingBits += 8;
            while (pendingBits >= 5) {
                pendingBits -= 5;
                text[written++] = ALPHABET[(pending >> pendingBits) & 31];
            }
        }
        text[written] = ALPHABET[(pending << (5 - pendingBits)) & 31];
        return string.concat("ipfs://b", string(text));
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

/// Emits any event and returns any value that a test sets: its events are no evidence of anything.
contract LyingToken {
    string public constant name = "Lying Token";
    string public constant symbol = "LIE";
    address public claimedOwner;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event TransferSingle(
        address indexed operator,
        address indexed from,
        address indexed to,
        uint256 id,
        uint256 value
    );
    event ConsecutiveTransfer(
        uint256 indexed fromTokenId,
        uint256 toTokenId,
        address indexed fromAddress,
        address indexed toAddress
    );
    event MetadataUpdate(uint256 tokenId);
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);

    function claimTransfer(address from, address to, uint256 tokenId) external {
        emit Transfer(from, to, tokenId);
    }

    /// The other standard's event, from the same contract.
    function claimTransferSingle(address from, address to, uint256 id, uint256 value) external {
        emit TransferSingle(msg.sender, from, to, id, value);
    }

    /// A range of any size, also one that runs backwards.
    function claimConsecutiveTransfer(uint256 first, uint256 last, address from, address to) external {
        emit ConsecutiveTransfer(first, last, from, to);
    }

    function claimMetadataUpdate(uint256 tokenId) external {
        emit MetadataUpdate(tokenId);
    }

    function claimBatchMetadataUpdate(uint256 first, uint256 last) external {
        emit BatchMetadataUpdate(first, last);
    }

    /// From now on `ownerOf` names this account for every token.
    function claimOwner(address owner) external {
        claimedOwner = owner;
    }

    function ownerOf(uint256) external view returns (address) {
        return claimedOwner;
    }

    function balanceOf(address) external pure returns (uint256) {
        return type(uint256).max;
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return true;
    }

    /// Emits a transfer of the token, and moves nothing.
    function transferFrom(address, address, uint256) external {}

    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }
}

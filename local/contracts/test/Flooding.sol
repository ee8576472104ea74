// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

/// Claims to be an ERC-721 contract, and emits the same events many times in one transaction.
contract FloodingToken {
    string public constant name = "Flooding Token";
    string public constant symbol = "FLOOD";
    address public owner;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event ConsecutiveTransfer(
        uint256 indexed fromTokenId,
        uint256 toTokenId,
        address indexed fromAddress,
        address indexed toAddress
    );
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor() {
        owner = msg.sender;
    }

    /// Makes `ownerOf` name this account for every token.
    function claimOwner(address owner_) external {
        owner = owner_;
    }

    function mintRange(address to, uint256 first, uint256 last) external {
        emit ConsecutiveTransfer(first, last, address(0), to);
    }

    /// Approves first, then revokes, and so on.
    function flipApproval(address operator, uint256 times) external {
        for (uint256 i = 0; i < times; i++) emit ApprovalForAll(msg.sender, operator, i % 2 == 0);
    }

    /// To the other account first, then back, and so on.
    function passAround(address from, address to, uint256 tokenId, uint256 times) external {
        for (uint256 i = 0; i < times; i++) {
            if (i % 2 == 0) emit Transfer(from, to, tokenId);
            else emit Transfer(to, from, tokenId);
        }
    }

    function ownerOf(uint256) external view returns (address) {
        return owner;
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return true;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }
}

/// An ERC-1155 contract by its own word, whose every transfer is one row among thousands of others that move nothing.
contract FloodingEditions {
    string public constant name = "Flooding Editions";
    string public constant symbol = "FLOODS";
    uint256 public rows;

    event TransferSingle(
        address indexed operator,
        address indexed from,
        address indexed to,
        uint256 id,
        uint256 value
    );
    event TransferBatch(
        address indexed operator,
        address indexed from,
        address indexed to,
        uint256[] ids,
        uint256[] values
    );

    constructor(uint256 rows_) {
        rows = rows_;
    }

    function mint(address to, uint256 id, uint256 value) external {
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        uint256[] memory ids = new uint256[](rows);
        uint256[] memory values = new uint256[](rows);
        for (uint256 i = 1; i < rows; i++) ids[i] = id - i;
        ids[0] = id;
        values[0] = value;
        emit TransferBatch(msg.sender, from, to, ids, values);
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return true;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26;
    }
}

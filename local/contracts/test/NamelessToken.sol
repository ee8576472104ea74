// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

/// An ERC-721 by its events and ownership alone: no name, no symbol, no tokenURI, no ERC-165.
contract NamelessToken {
    mapping(uint256 tokenId => address) public ownerOf;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
        emit Transfer(address(0), to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        require(ownerOf[tokenId] == from, "not the owner");
        require(from == msg.sender || isApprovedForAll[from][msg.sender], "not approved");
        ownerOf[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }
}

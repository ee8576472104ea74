// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Editions without name(), named by the document of contractURI() (ERC-7572).
contract ContractDocument is ERC1155 {
    string public contractURI;

    event ContractURIUpdated();

    constructor(string memory contractURI_) ERC1155("") {
        contractURI = contractURI_;
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function setContractURI(string calldata contractURI_) external {
        contractURI = contractURI_;
        emit ContractURIUpdated();
    }

    function announceOften(uint256 count) external {
        for (uint256 i = 0; i < count; i++) emit ContractURIUpdated();
    }
}

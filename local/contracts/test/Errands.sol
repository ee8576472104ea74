// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";

/// Makes several calls in one transaction as itself, and may hold money and tokens.
contract Errands is ERC1155Holder, ERC721Holder {
    struct Errand {
        address target;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    function run(Errand[] calldata errands) external payable {
        for (uint256 i = 0; i < errands.length; i++) {
            (bool done, bytes memory reason) = errands[i].target.call{value: errands[i].value}(errands[i].data);
            if (done) continue;
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }
}

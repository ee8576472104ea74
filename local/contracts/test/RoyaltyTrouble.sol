// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Returns what a test configures for royaltyInfo: more than the price, a revert, too few bytes, or it uses all gas.
contract RoyaltyTrouble is ERC721, IERC2981 {
    enum Answer {
        Share,
        Revert,
        RunOutOfGas,
        NotEncoded
    }

    Answer public answer;
    address public receiver;
    uint256 public basisPoints;

    constructor() ERC721("Royalty Trouble", "ROY") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    /// @param basisPoints_ parts of ten thousand; may be more than ten thousand
    function setRoyalty(Answer answer_, address receiver_, uint256 basisPoints_) external {
        answer = answer_;
        receiver = receiver_;
        basisPoints = basisPoints_;
    }

    function royaltyInfo(uint256, uint256 salePrice) external view returns (address, uint256) {
        if (answer == Answer.Revert) revert("no royalty");
        if (answer == Answer.RunOutOfGas) while (true) {}
        if (answer == Answer.NotEncoded) {
            assembly {
                mstore(0, not(0))
                return(0, 31)
            }
        }
        return (receiver, (salePrice * basisPoints) / 10_000);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, IERC165) returns (bool) {
        return interfaceId == type(IERC2981).interfaceId || super.supportsInterface(interfaceId);
    }
}

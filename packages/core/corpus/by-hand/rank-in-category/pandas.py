    ranked = products[["category", "product", "price"]].assign(
        place=products.groupby("category", dropna=False)["price"].rank(
            method="min", ascending=False, na_option="bottom"
        )
    )
    ranked.to_csv(output_dir / "rank_in_category.csv", index=False)

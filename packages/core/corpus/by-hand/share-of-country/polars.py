    spent = (
        orders.join(customers, on="customer_id")
        .group_by("name", "country")
        .agg(spent=pl.sum("amount"))
        .with_columns(share=pl.col("spent") / pl.sum("spent").over("country"))
    )
    spent.collect().write_csv(output_dir / "share_of_country.csv")
